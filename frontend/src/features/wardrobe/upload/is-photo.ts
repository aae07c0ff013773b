import { photoSignatureOf, signatureLength } from '#shared/rules/photo-signature';

/**
 * Whether a file is a photo that can be read: its bytes begin as one, and the browser can decode it. HEIC, which most
 * browsers cannot decode, is decoded by the server.
 */
export async function isPhoto(file: File): Promise<boolean> {
  const format = photoSignatureOf(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
  if (format === null || format === 'heic') return format !== null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}
