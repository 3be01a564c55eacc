const waiting: (() => void)[] = [];
/** Whether something has begun in the task that runs. */
let begun = false;

/** In a task of its own, as soon as there is one. A timer would wait for 4 ms where others wait. */
function soon(): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", next);
  port1.start();
  port2.postMessage(null);
}

function next(this: MessagePort): void {
  this.close();
  const work = waiting.shift();
  begun = work !== undefined;
  if (work === undefined) return;
  soon();
  work();
}

/**
 * Begins one work in a task, the first at once: to send a request takes the browser some milliseconds, and a page sends
 * several when it appears. A press is answered between them.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (begun) return new Promise((resolve, reject) => waiting.push(() => void work().then(resolve, reject)));
  begun = true;
  soon();
  return work();
}
