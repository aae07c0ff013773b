/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The URL is revoked later, because the download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
