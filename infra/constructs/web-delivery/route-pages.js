/**
 * A CloudFront Function, run on every request for a page or a file before the cache. It takes the event and gives the
 * request back. A path whose last segment has no dot is a page: one file shows every page, in the language of the
 * person. Any other path names a file and stays unchanged, so that a missing file answers with an error. Requests for a
 * shared outfit (`/outfit/…`) keep their path, too: a function makes that page.
 *
 * The language is the one in the cookie `language`, or else the one that the browser prefers. Origins read it from the
 * header `accept-language`. A link with `?language=sv` chooses a language: the answer sets the cookie and redirects to
 * the same address without this parameter.
 *
 * The runtime (cloudfront-js-2.0) knows ES 5.1 and a few newer features. Destructuring, spread, default parameters and
 * classes are not among them: with one of them CloudFront would answer 503 to every request.
 */
const languages = ['en', 'sv'];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const language = chosenLanguage(request) || preferredLanguage(request) || 'en';
  request.headers['accept-language'] = { value: language };
  const segments = request.uri.split('/');
  const isSharedOutfit = segments[1] === 'outfit' && segments.length > 2 && segments[2] !== '';
  const isPage = segments[segments.length - 1].indexOf('.') === -1;
  const chosen = request.querystring.language;
  if (isPage && chosen && languages.indexOf(chosen.value) !== -1) return choice(request, chosen.value);
  if (isPage && !isSharedOutfit) request.uri = language === 'en' ? '/index.html' : `/index.${language}.html`;
  return request;
}

function choice(request, language) {
  // Two slashes or backslashes at the beginning would lead to another host.
  const path = request.uri.replace(/^[/\\]*/, '/');
  const query = otherParameters(request.querystring);
  return {
    statusCode: 302,
    headers: {
      location: { value: query ? `${path}?${query}` : path },
      'cache-control': { value: 'no-store' },
    },
    cookies: {
      language: { value: language, attributes: 'Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure' },
    },
  };
}

/** The other parameters, encoded as they were sent. Parameters that are not encoded are left out. */
function otherParameters(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    if (name === 'language') return;
    (querystring[name].multiValue || [querystring[name]]).forEach((each) => {
      pairs.push(`${name}=${each.value}`);
    });
  });
  return pairs.filter((pair) => /^[!-~]*$/.test(pair)).join('&');
}

function chosenLanguage(request) {
  const cookie = request.cookies.language;
  return cookie && languages.indexOf(cookie.value) !== -1 ? cookie.value : '';
}

/**
 * Returns the app's language that the browser prefers: 'sv' for 'sv-SE,sv;q=0.9,en;q=0.8'. Returns an empty text if the
 * browser asks for none of them.
 */
function preferredLanguage(request) {
  const header = request.headers['accept-language'];
  let best = '';
  let weight = 0;
  (header ? header.value : '').split(',').forEach((entry) => {
    const parts = entry.trim().split(';');
    const language = parts[0].split('-')[0].toLowerCase();
    const quality = /^\s*q=/.test(parts[1] || '') ? Number(parts[1].split('=')[1]) : 1;
    if (languages.indexOf(language) !== -1 && quality > weight) {
      best = language;
      weight = quality;
    }
  });
  return best;
}
