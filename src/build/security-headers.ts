import { emailServiceOrigin } from "../forms/email-settings";

/** What browsers need not offer to this site, nor to anything that might be smuggled into it. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * What every answer of the site carries. There is no Cross-Origin-Resource-Policy, as others may
 * show the pictures; and no includeSubDomains, as the studio's other addresses are not ours.
 *
 * @param inlineScripts the hashes of the inline scripts that may run
 */
export function securityHeaders(inlineScripts: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineScripts),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const directives = {
    "default-src": "'self'",
    "script-src": ["'self'", ...inlineScripts].join(" "),
    // Style attributes hold the colour of each picture, until it has come. Browsers that do not
    // know style-src-elem (before 2022) take the line above it for both.
    "style-src": "'self' 'unsafe-inline'",
    "style-src-elem": "'self'",
    // "blob:" are pictures that visitors have chosen and not sent yet.
    "img-src": "'self' blob:",
    "connect-src": `'self' ${emailServiceOrigin}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-src": "'none'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
