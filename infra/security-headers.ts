/**
 * The headers of every page, for CloudFront and the local server alike. Scripts come from the app's own
 * origin only. Styles may stand in the page, because the toasts and dialogs set theirs while they run.
 */
export const securityHeaders = ({ connect = [] }: { connect?: readonly string[] } = {}) => ({
  contentSecurityPolicy: Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The last one is where pictures of Pinterest are.
    'img-src': ["'self'", 'blob:', 'data:', 'https://i.pinimg.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: 'camera=(self), geolocation=(), microphone=()',
});
