/** Makes exactly these media queries match; at first none does: a narrow, light screen. */
export function setMatchingMedia(queries: readonly string[]): void {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: queries.includes(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

export const wideScreen = "(min-width: 60rem)";
export const darkDevice = "(prefers-color-scheme: dark)";
