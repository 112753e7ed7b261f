/** "14:30" as "2.30 pm"; what is no time stays as it is. */
export function readableTime(time: string): string {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) {
    return time;
  }
  const figures = `${hours % 12 || 12}.${String(minutes).padStart(2, "0")}`;
  if (minutes === 0 && hours % 12 === 0) {
    return `${figures} ${hours === 12 ? "noon" : "midnight"}`;
  }
  return `${figures} ${hours < 12 ? "am" : "pm"}`;
}

/** "at 2.30pm", "at 14.30", "2 o’clock", "12 noon" */
const pattern =
  /(?<at>\bat\s+)?(?<![\d./:])\b(?<hours>\d{1,2})(?:[.:](?<minutes>\d\d))?(?![\d/:]|\.\d)\s*(?<half>[ap]\.?m\b|noon\b|o['’]clock)?/gi;

/** The only time that a text names, as written; undefined when there is none, or several. */
export function loneTime(text: string): string | undefined {
  const found = timesIn(text);
  return found.length === 1 ? found[0]?.[0].replace(/^at\s+/i, "") : undefined;
}

/** Whether a time is the only one that a text names. One without "am" or "pm" may be either. */
export function isTimeIn(text: string, time: string): boolean {
  const [hours, minutes] = time.split(":").map(Number);
  return timesIn(text).some(({ groups = {} }) => {
    const written = Number(groups.hours);
    const half = groups.half?.toLowerCase().replace(".", "");
    const sameHalf =
      half === "am" ? hours !== undefined && hours < 12 : half !== "pm" || Number(hours) >= 12;
    return (
      sameHalf &&
      (written === hours || written % 12 === Number(hours) % 12) &&
      Number(groups.minutes ?? 0) === minutes
    );
  });
}

function timesIn(text: string) {
  return [...text.matchAll(pattern)].filter(
    ({ groups = {} }) => groups.half !== undefined || (groups.at && groups.minutes),
  );
}
