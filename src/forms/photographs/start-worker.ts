/** In a file of its own, as only the bundler understands the address of the worker's script. */
export function startWorker(): Worker {
  return new Worker(new URL("./photograph.worker.ts", import.meta.url));
}
