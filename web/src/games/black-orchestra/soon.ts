/** Done in a task of its own, so that what is already there is drawn first. Gives what calls it off. */
export function soon(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
  return () => port1.close();
}
