/**
 * Returns the security headers of every response. CloudFront and the local server both use them. `connect` lists the
 * hosts that the browser app calls besides its own origin. Scripts load only from the app's own origin. Inline styles
 * are allowed, because toasts and dialogs set styles at run time.
 */
export const securityHeaders = ({ connect = [] }: { connect?: readonly string[] } = {}) => ({
  contentSecurityPolicy: Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // i.pinimg.com serves Pinterest's images.
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
