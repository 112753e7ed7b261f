import { TextEncoder } from "node:util";
import { setMatchingMedia } from "./media";
import { addPictures } from "./stand-in-pictures";

/** What browsers have and jsdom has not, as far as the site needs it. */
export function addMissingBrowserFeatures(): void {
  Object.assign(globalThis, { TextEncoder, DataTransfer: StandInDataTransfer });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  setMatchingMedia([]);
  addPictures();
}

/** Holds files for a file input, which takes jsdom's own kind of list only. */
class StandInDataTransfer {
  readonly files = emptyFileList();
  readonly items = {
    add: (file: File) => {
      const [implementation] = Object.getOwnPropertySymbols(this.files);
      if (implementation === undefined) {
        throw new Error("jsdom keeps the files of a list elsewhere now");
      }
      Reflect.get(this.files, implementation).push(Reflect.get(file, implementation));
    },
  };
}

function emptyFileList(): FileList {
  const input = document.createElement("input");
  input.type = "file";
  if (input.files === null) {
    throw new Error("A file input has a list of files");
  }
  return input.files;
}
