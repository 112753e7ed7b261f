import { readFile, writeFile } from "node:fs/promises";

/** What Gatsby puts into every page between the marks of a slice of this name. */
const slice = "public/_gatsby/slices/_gatsby-scripts-1.html";
const scriptElements = /(?:<script src="[^"]+" async><\/script>)+$/;

/**
 * Runs in every page. The time limit is for pages that are not drawn, such as one in another tab,
 * and for browsers that tell pages nothing of the time that things take.
 */
const loader = `(function(paths){
var begun;
function load(){
if(begun)return;
begun=true;
paths.forEach(function(path){var s=document.createElement("script");s.src=path;document.head.append(s)})
}
try{new PerformanceObserver(load).observe({type:"paint",buffered:true})}catch(e){}
setTimeout(load,2000)
})(document.currentScript.dataset.paths.split(" "))`.replaceAll("\n", "");

interface Compiler {
  hooks: { done: { tapPromise(name: string, run: () => Promise<void>): void } };
}

/**
 * Lets a page be drawn before its scripts are fetched. All words and pictures are there without
 * them, but with the scripts that Gatsby asks for at once, a phone that already has them runs them
 * first, and one that does not shares its line between them and what is seen.
 */
export class ScriptsAfterDrawing {
  apply(compiler: Compiler): void {
    // Gatsby writes the slice at the same point, in a plugin of its own that comes before.
    compiler.hooks.done.tapPromise("ScriptsAfterDrawing", async () => {
      const html = await readFile(slice, "utf8");
      await writeFile(slice, html.replace(scriptElements, loaderElement));
    });
  }
}

/** The paths are an attribute, so that the script and its hash are the same in every build. */
function loaderElement(elements: string): string {
  const paths = [...elements.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  return `<script data-paths="${paths.join(" ")}">${loader}</script>`;
}
