/** "1945-03-15" as "Thursday 15 March 1945", so that a slip in the day is seen. */
export function readableDate(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? isoDate
    : date
        .toLocaleDateString("en-GB", {
          weekday: "long",
          day: "numeric",
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        })
        // Browsers differ in the comma after the day of the week.
        .replace(",", "");
}
