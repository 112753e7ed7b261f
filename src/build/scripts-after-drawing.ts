import { readFile, writeFile } from "node:fs/promises";

/** What Gatsby puts into every page between the marks of a slice of this name. */
const slice = "public/_gatsby/slices/_gatsby-scripts-1.html";
const scriptElements = /(?:<script src="[^"]+" async><\/script>)+$/;
/** Of the page templates that have no file of a name of their own; Gatsby takes "none" for it, too. */
const emptyLists = /,\\"component---[^"]+\\":\[\]/g;

/**
 * Runs in every page. With the scripts it asks for the data that they would only ask for once they
 * run. The time limit is for pages that are not drawn, such as one in another tab, and for browsers
 * that tell pages nothing of the time that things take.
 */
const loader = `(async(scripts,page)=>{
let add=(name,how)=>document.head.append(Object.assign(document.createElement(name),how));
await new Promise(go=>{
setTimeout(go,2000);
new PerformanceObserver(go).observe({type:"paint",buffered:true})
});
scripts.map(src=>add("script",{src}));
["app-data",page+"/page-data"].map(name=>add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:"/page-data/"+name+".json"}))
})(document.currentScript.dataset.paths.split(" "),pagePath.slice(1)||"index")`.replaceAll(
  "\n",
  "",
);

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
      await writeFile(slice, html.replace(emptyLists, "").replace(scriptElements, loaderElement));
    });
  }
}

/** The paths are an attribute, so that the script and its hash are the same in every build. */
function loaderElement(elements: string): string {
  const paths = [...elements.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  return `<script data-paths="${paths.join(" ")}">${loader}</script>`;
}
