import type { IGatsbyImageData } from "gatsby-plugin-image";

interface Field<Args, Context, Info> {
  originalResolver(
    source: unknown,
    args: Args,
    context: Context,
    info: Info,
  ): Promise<IGatsbyImageData | undefined>;
}

/**
 * A picture as pages and their data carry it: AVIF in every width, and JPEG, for the few browsers
 * that do not know AVIF, in one. The addresses of pictures are half of what a gallery weighs.
 */
export async function lightPicture<Args, Context, Info extends Field<Args, Context, Info>>(
  source: unknown,
  args: Args,
  context: Context,
  info: Info,
): Promise<IGatsbyImageData | undefined> {
  const picture = await info.originalResolver(source, args, context, info);
  const { fallback, sources } = picture?.images ?? {};
  if (!picture || !fallback?.srcSet || !sources?.length) {
    return picture;
  }
  return { ...picture, images: { fallback: { src: secondLargest(fallback.srcSet) }, sources } };
}

/** The address that a telephone's screen would choose from a `srcset` in order of width. */
function secondLargest(srcSet: string): string {
  const addresses = srcSet.split(",").map((each) => each.trim().split(" ")[0] ?? "");
  return addresses.at(-2) ?? addresses.at(-1) ?? "";
}
