/** What Gatsby builds upon the next time; without it every picture is made anew. */
const folders = [".cache", "public"];

/** A build plugin of Netlify (see netlify.toml), which keeps what a build left for the next one. */
module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};
