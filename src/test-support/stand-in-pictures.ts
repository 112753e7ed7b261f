interface Size {
  width: number;
  height: number;
}

const sizes = new WeakMap<Blob, Size>();
const addresses = new Map<string, Blob>();

/** Makes a file one that opens as a picture; without, it is none. */
export function asPicture<F extends Blob>(file: F, size: Size): F {
  sizes.set(file, size);
  return file;
}

/** The addresses of files that have been made and not yet been given back. */
export function openAddresses(): string[] {
  return [...addresses.keys()];
}

/**
 * Stands in for opening and drawing pictures, which jsdom cannot: a drawing comes to a quarter of a
 * byte for each pixel, and less for a lower quality.
 */
export function addPictures(): void {
  let count = 0;
  URL.createObjectURL = (file) => {
    const address = `blob:${++count}`;
    if (file instanceof Blob) addresses.set(address, file);
    return address;
  };
  URL.revokeObjectURL = (address) => addresses.delete(address);

  HTMLImageElement.prototype.decode = async function decode() {
    const file = addresses.get(this.src);
    const size = file && sizes.get(file);
    if (!size) {
      throw new DOMException("The source image cannot be decoded.", "EncodingError");
    }
    Object.defineProperties(this, {
      naturalWidth: { value: size.width },
      naturalHeight: { value: size.height },
    });
  };

  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob(this: HTMLCanvasElement, receive: BlobCallback, type: string, quality: number) {
      const { width, height } = this;
      const bytes = new Uint8Array(Math.ceil(width * height * quality * 0.25));
      receive(asPicture(new Blob([bytes], { type }), { width, height }));
    },
  });
}
