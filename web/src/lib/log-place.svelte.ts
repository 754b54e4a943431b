// A wish to be led to a place in the log: the frame brings the log into view, and the log goes there.
class LogPlace {
  /** The number of the event whose line is wanted. */
  wanted = $state<number | null>(null);
}

export const logPlace = new LogPlace();
