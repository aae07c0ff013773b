import { photoSignatureOf, signatureLength } from '#shared/rules/photo-signature';

/**
 * Whether a file is a readable photo: it has the signature of a photo format, and the browser can decode it. For HEIC
 * only the signature is checked. Most browsers cannot decode it, so the server does.
 */
export async function isPhoto(file: File): Promise<boolean> {
  const format = photoSignatureOf(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
  if (format === null || format === 'heic') return format !== null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}
