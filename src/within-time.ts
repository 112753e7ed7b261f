/** The promise's own outcome, or a rejection with `late` when it takes longer than that. */
export async function withinTime<T>(
  promise: Promise<T>,
  milliseconds: number,
  late: Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
