/** In pixels, on either side: as much as anybody who looks at a photo needs. */
const side = 1024;
const quality = 0.85;

/** The size of a picture that is made to fit into a square, and never made larger. */
export function fitInto(square: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, square / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A small upright JPEG of a photo, in base64 without a data prefix; null where the browser cannot decode it. */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInto(side, picture));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency, and what was transparent would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null;
}
