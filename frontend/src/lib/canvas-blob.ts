/** What a canvas shows, as an image of a type; null where the browser cannot make one. */
export const canvasBlob = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
