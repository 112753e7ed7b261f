/** What a form needs once photographs are chosen, in one script that is fetched then. */
export { ChosenPhotographs } from "./chosen-photographs";
export { PhotographPreparation } from "./photograph-preparation";
export { RefusedNote } from "./refused-note";
