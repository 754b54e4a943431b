// One soft double knock when it is your turn, made on the spot: no file to load.
let context: AudioContext | null = null;

export function knock(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const delay of [0, 0.16]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(220, start + delay);
    tone.frequency.exponentialRampToValueAtTime(90, start + delay + 0.09);
    volume.gain.setValueAtTime(0.25, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.13);
  }
}
