import {
  firstDrawing,
  generousDrawing,
  isGoodUse,
  nextDrawing,
  shareRoom,
  stillFits,
} from "./sending-plan";

describe("sharing the room", () => {
  it.each([
    ["leaves all as they are when they fit", [100, 200, 300], 600, [100, 200, 300]],
    ["shares it equally among large ones", [900, 800, 700], 600, [200, 200, 200]],
    ["gives what small ones leave to the large", [900, 50, 800], 650, [300, 50, 300]],
    ["has nothing to share among none", [], 600, []],
  ])("%s", (_, sizes, room, shares) => {
    expect(shareRoom(sizes, room)).toEqual(shares);
  });

  it("never gives more than there is", () => {
    const shares = shareRoom([7, 31, 1000, 999, 998], 1000);

    expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1000);
  });
});

describe("a drawing that was made for a share", () => {
  it.each([
    ["does for the same", 90, 100, 100, true],
    ["does for a smaller one that it still fits", 90, 100, 92, true],
    ["is too large for a smaller one", 90, 100, 80, false],
    ["does for one that is a little larger", 90, 100, 120, true],
    ["wastes one that is much larger", 90, 100, 160, false],
  ])("%s", (_, bytes, madeFor, share, does) => {
    expect(stillFits(bytes, madeFor, share)).toBe(does);
  });
});

describe("the first drawing for a share", () => {
  const photograph = { ...generousDrawing, bytes: 800_000 };

  it("comes to about what is asked for", () => {
    const { longEdge } = firstDrawing(photograph, 300_000);

    expect(longEdge).toBeGreaterThan(1500);
    expect(longEdge).toBeLessThan(2000);
  });

  it("gives up quality before it becomes very small", () => {
    const [roomy, tight] = [firstDrawing(photograph, 300_000), firstDrawing(photograph, 40_000)];

    expect(tight.quality).toBeLessThan(roomy.quality);
    expect(tight.longEdge).toBeGreaterThan(600);
  });
});

describe("the next drawing", () => {
  const tooLarge = { longEdge: 1000, quality: 0.6, bytes: 50_000 };
  const tooSmall = { longEdge: 700, quality: 0.6, bytes: 20_000 };

  it("is smaller after one that was too large, in the same quality", () => {
    const { longEdge, quality } = nextDrawing([tooLarge], 40_000);

    expect(longEdge).toBeLessThan(900);
    expect(quality).toBe(0.6);
  });

  it("is larger after one that was too small", () => {
    expect(nextDrawing([tooSmall], 40_000).longEdge).toBeGreaterThan(900);
  });

  it("is between one of each kind", () => {
    const { longEdge } = nextDrawing([tooSmall, tooLarge], 40_000);

    expect(longEdge).toBeGreaterThan(800);
    expect(longEdge).toBeLessThan(950);
  });

  // Bytes may grow faster with the pixels than the pixels, or slower.
  it.each([1.2, 2, 3.5])(
    "soon meets what is asked for when bytes grow by the power of %d",
    (power) => {
      const bytesOf = (longEdge: number) => 400_000 * (longEdge / 2400) ** power;
      const first = firstDrawing({ ...generousDrawing, bytes: 500_000 }, 41_000);
      const tried = [{ ...first, bytes: bytesOf(first.longEdge) }];
      while (!tried.some(({ bytes }) => isGoodUse(bytes, 41_000)) && tried.length < 10) {
        const next = nextDrawing(tried, 41_000);
        tried.push({ ...next, bytes: bytesOf(next.longEdge) });
      }

      expect(tried.length).toBeLessThanOrEqual(4);
    },
  );
});

it.each([
  [101, false],
  [100, true],
  [85, true],
  [60, false],
])("%d of 100 bytes are a good use: %s", (bytes, good) => {
  expect(isGoodUse(bytes, 100)).toBe(good);
});
