/**
 * Returns the security headers of every response, by name. CloudFront and the local server both send them. `connect`
 * lists the hosts that the browser app calls besides its own origin. Scripts load only from the app's own origin.
 *
 * Two libraries add style elements at run time, so these are allowed: `sonner` (toasts), and `react-remove-scroll-bar` in
 * Radix's dialogs and menus, whose text depends on the width of the scrollbar and so has no hash. The files are static,
 * so that they can have no nonce either.
 */
export const securityHeaders = ({ connect = [] }: { connect?: readonly string[] } = {}) => ({
  'content-security-policy': Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    // i.pinimg.com serves Pinterest's images.
    'img-src': ["'self'", 'blob:', 'data:', 'https://i.pinimg.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The policy `default` is made by `frontend/public/first-paint.js`.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Pages of other origins can neither reach into a window of the app nor embed its responses.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});
