/** In pixels: the longer side of a shrunk photo. It is large enough for the analysis. */
const side = 1024;
const quality = 0.85;

/** Scales a size down to fit into a square with sides of `square` pixels. A smaller size is returned unchanged. */
export function fitInto(square: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, square / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Shrinks a photo to an upright JPEG, in base64 without a data prefix. Null if the browser cannot decode it. */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInto(side, bitmap));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency. Without a background, transparent pixels would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null;
}
