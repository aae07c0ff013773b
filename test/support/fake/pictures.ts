/** A fake picture: it has the size of a phone's photo and is identified by its file name. */
export type FakePicture = { name: string; width: number; height: number };

const size = { width: 3000, height: 4000 };
const drawn = new WeakMap<HTMLCanvasElement, string>();

/**
 * Fakes a browser's image functions. JPEG, PNG and WebP photos can be decoded, unless their name starts with 'torn'. A
 * canvas only remembers the picture that was drawn on it last.
 */
export function fakePictures() {
  globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
    const { name, type } = source as File;
    if (name?.startsWith('torn')) throw new DOMException('', 'InvalidStateError');
    if (!/^image\/(jpeg|png|webp)$/.test(type)) throw new DOMException('', 'InvalidStateError');
    return { ...size, name, close: () => undefined } as ImageBitmap;
  };
  const prototype = HTMLCanvasElement.prototype as Omit<HTMLCanvasElement, 'getContext'> & {
    getContext: (kind: string) => unknown;
  };
  prototype.getContext = function (this: HTMLCanvasElement) {
    return {
      fillRect: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
      translate: () => undefined,
      rotate: () => undefined,
      drawImage: (picture: { name?: string }) => drawn.set(this, picture.name ?? 'a camera’s'),
    };
  };
  prototype.toDataURL = function (this: HTMLCanvasElement) {
    const { width, height } = this;
    const picture: FakePicture = { name: drawn.get(this) ?? '', width, height };
    return `data:image/jpeg;base64,${Buffer.from(JSON.stringify(picture)).toString('base64')}`;
  };
  prototype.toBlob = (done, type) =>
    done(new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: type ?? 'image/png' }));
}

/** Reads the picture that a fake canvas has encoded as base64. */
export const pictureIn = (base64: string): FakePicture =>
  JSON.parse(Buffer.from(base64, 'base64').toString());
