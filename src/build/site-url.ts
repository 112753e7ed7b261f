/** The site's main address without a slash at the end. Netlify sets URL; other hosts can as well. */
export const siteUrl = (process.env.URL || "http://localhost:9000").replace(/\/$/, "");
