/**
 * Runs in CloudFront before the cache. Every page of the app is index.html, and the browser decides what
 * it shows; whatever has an extension is a file, and missing when it is not there.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const { request } = event;
  const lastSegment = request.uri.split('/').pop();
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
