import { sendingLimits } from "../email-settings";

/** What all photographs may come to. A hundredth is left for what is written around them. */
export const roomInBytes = sendingLimits.attachmentsKilobytes * 990;

/** A photograph of fewer bytes shows too little to choose by and to lay out a proof with. */
const leastBytes = 20_000;

export const mostPhotographs = Math.max(1, Math.floor(roomInBytes / leastBytes));
