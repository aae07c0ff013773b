/**
 * A CloudFront Function, run on every request for a page or a file before the cache. It takes the event and
 * gives the request back. A path whose last segment has no dot is a page, and index.html shows every page;
 * any other path names a file and stays unchanged, so that a missing file answers with an error.
 *
 * The runtime (cloudfront-js-2.0) knows ES 5.1 and a few newer features. Destructuring, spread, default
 * parameters and classes are not among them: with one of them CloudFront would answer 503 to every request.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.split('/').pop();
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
