import { openInPage } from "./open-in-page";
import type { ScalingAnswer } from "./photograph.worker";
import {
  type ScaledPhotograph,
  type ScalingJob,
  scalePhotograph,
  UnreadablePictureError,
} from "./scale-photograph";

/** How long the worker may take for one photograph, in milliseconds, before it is given up. */
const patience = 60_000;

/**
 * Scales photographs, one at a time: in a worker, so that the page stays quick, or in the page where
 * the browser has no worker that can draw, or the worker's script does not come.
 */
export class PhotographScaler {
  private worker: Worker | undefined;
  private workerHelps = "Worker" in globalThis && "OffscreenCanvas" in globalThis;

  async scale(job: ScalingJob): Promise<ScaledPhotograph> {
    const answer = this.workerHelps ? await this.askWorker(job) : undefined;
    switch (answer?.outcome) {
      case "scaled":
        return answer.photograph;
      case "unreadable":
        throw new UnreadablePictureError(answer.message);
      default:
        return scalePhotograph(job, openInPage);
    }
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  /** The worker's answer; nothing, now and in future, if the worker itself does not work. */
  private async askWorker(job: ScalingJob): Promise<ScalingAnswer | undefined> {
    try {
      const { startWorker } = await import(/* webpackMode: "eager" */ "./start-worker");
      this.worker ??= startWorker();
      return await answerFrom(this.worker, job);
    } catch {
      this.close();
      this.workerHelps = false;
      return undefined;
    }
  }
}

function answerFrom(worker: Worker, job: ScalingJob): Promise<ScalingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The worker takes too long")), patience);
    const stopWaiting = () => clearTimeout(timer);
    worker.onmessage = ({ data }: MessageEvent<ScalingAnswer>) => {
      stopWaiting();
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      stopWaiting();
      reject(new Error(message));
    };
    worker.postMessage(job);
  });
}
