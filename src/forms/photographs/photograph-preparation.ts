import {
  drawnWithin,
  type Photograph,
  type Progress,
  photographsFrom,
  sharesOf,
} from "./photograph-progress";
import { PhotographScaler } from "./photograph-scaler";
import { type ScaledPhotograph, type ScalingJob, UnreadablePictureError } from "./scale-photograph";
import { firstDrawing, generousDrawing, thumbnailDrawing } from "./sending-plan";

interface Task {
  job: ScalingJob;
  keep: (scaled: ScaledPhotograph) => void;
}

/**
 * Makes photographs ready to be sent: first each as large as could be of use, then, if they do not
 * fit together, each within its share. What to do next follows from what is chosen now, so nothing
 * more is done for what was taken out meanwhile, and only one photograph is in memory at a time.
 */
export class PhotographPreparation {
  private readonly scaler = new PhotographScaler();
  private chosen: readonly Progress[] = [];
  private working = false;

  /** `onChange` hears of every step, `onFailure` when it cannot go on. */
  constructor(
    private readonly onChange: (photographs: Photograph[]) => void,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Takes over the files that are chosen now, in their order. Also tries again after a failure. */
  prepare(files: readonly File[]): void {
    const before = this.chosen;
    this.chosen = files.map((file) => before.find((each) => each.file === file) ?? { file });
    for (const progress of before) {
      if (!this.chosen.includes(progress)) forget(progress);
    }
    this.onChange(photographsFrom(this.chosen));
    void this.work();
  }

  close(): void {
    this.prepare([]);
    this.scaler.close();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      for (let next = this.nextStep(); next; next = this.nextStep()) {
        await this.take(next);
        this.onChange(photographsFrom(this.chosen));
      }
    } catch (error) {
      this.onFailure(error);
    } finally {
      this.working = false;
    }
  }

  private async take([progress, { job, keep }]: [Progress, Task]): Promise<void> {
    try {
      const scaled = await this.scaler.scale(job);
      if (this.chosen.includes(progress)) keep(scaled);
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      progress.unreadable = true;
    }
  }

  private nextStep(): [Progress, Task] | undefined {
    for (const progress of this.chosen) {
      const task = readingTask(progress);
      if (task) return [progress, task];
    }
    for (const [progress, bytes] of sharesOf(this.chosen)) {
      const task = fittingTask(progress, bytes);
      if (task) return [progress, task];
    }
    return undefined;
  }
}

/** Opens a photograph, and then makes the small copy to show. */
function readingTask(progress: Progress): Task | undefined {
  const { file, generous, thumbnail, unreadable } = progress;
  if (unreadable) return undefined;
  if (generous === undefined) {
    return {
      job: { file, drawing: generousDrawing },
      keep: (scaled) => {
        progress.generous = scaled;
      },
    };
  }
  if (thumbnail !== undefined) return undefined;
  return {
    job: { file: generous.blob, drawing: thumbnailDrawing },
    keep: ({ blob }) => {
      progress.thumbnail = URL.createObjectURL(blob);
    },
  };
}

/** Draws a photograph anew that is too large for its share, or smaller than it need be. */
function fittingTask(progress: Progress, bytes: number): Task | undefined {
  const { generous } = progress;
  if (generous === undefined || progress.unreadable || drawnWithin(progress, bytes)) {
    return undefined;
  }
  return {
    job: { file: generous.blob, drawing: firstDrawing(generous, bytes), bytes },
    keep: (scaled) => {
      progress.fitted = { ...scaled, madeFor: bytes };
    },
  };
}

function forget({ thumbnail }: Progress): void {
  if (thumbnail !== undefined) URL.revokeObjectURL(thumbnail);
}
