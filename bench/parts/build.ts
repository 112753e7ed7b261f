import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Build, measureBuild } from "../gatsby-build";
import { generateTemplates, templateCount } from "../generated-templates";
import { median } from "../median";
import { makePicturesWithSharp, type RawSharp } from "../raw-sharp";
import { percent, printTable, seconds } from "../table";
import { inTemporaryCopy } from "../temporary-copy";

interface Round {
  cold: Build;
  sharp: RawSharp;
  warm: Build;
  oneMore: Build;
}

/** On a machine with other work one round says little. */
const rounds = 3;

/** How long builds take, and how that compares with what cannot be saved. */
export async function measureBuilds() {
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    measured.push(await inTemporaryCopy(measureRound));
  }
  const figure = (of: (round: Round) => number) => median(measured.map(of));
  const result = {
    coldSeconds: figure(({ cold }) => cold.seconds),
    warmSeconds: figure(({ warm }) => warm.seconds),
    oneMoreSeconds: figure(({ oneMore }) => oneMore.seconds),
    pictureSeconds: figure(({ cold }) => cold.pictureSeconds),
    sharpSeconds: figure(({ sharp }) => sharp.seconds),
    pictureRatio: figure(({ cold, sharp }) => cold.pictureSeconds / sharp.seconds),
    warmShare: figure(({ cold, warm }) => warm.seconds / cold.seconds),
    oneMoreShare: figure(({ cold, oneMore }) => oneMore.seconds / cold.seconds),
    rounds: measured,
  };
  const { files = 0, identical = 0 } = measured[0]?.sharp ?? {};
  printTable(
    `Builds (medians of ${rounds})`,
    ["", "seconds", "ratio", "goal"],
    [
      ["Cold", seconds(result.coldSeconds), "", ""],
      ["Warm, nothing changed", seconds(result.warmSeconds), percent(result.warmShare), ""],
      [
        "Warm, one more template",
        seconds(result.oneMoreSeconds),
        percent(result.oneMoreShare),
        "under 15 % of cold",
      ],
      [
        "Picture stage of the cold build",
        seconds(result.pictureSeconds),
        result.pictureRatio.toFixed(2),
        "at most 1.15 of sharp",
      ],
      [
        `Sharp alone: ${files} files, ${identical} of them identical`,
        seconds(result.sharpSeconds),
        "1",
        "",
      ],
    ],
  );
  return result;
}

async function measureRound(folder: string): Promise<Round> {
  const cold = await measureBuild(folder);
  const target = await mkdtemp(path.join(tmpdir(), "site-benchmark-pictures-"));
  const sharp = await makePicturesWithSharp(folder, target);
  await rm(target, { recursive: true });
  const warm = await measureBuild(folder);
  await generateTemplates(folder, (await templateCount(folder)) + 1);
  const oneMore = await measureBuild(folder);
  return { cold, sharp, warm, oneMore };
}
