import { generousDrawing, isGoodUse, nextDrawing, shareRoom, stillFits } from "./sending-plan";

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

describe("the next drawing", () => {
  const photograph = { ...generousDrawing, bytes: 800_000 };

  it("comes to about what is asked for", () => {
    const { longEdge } = nextDrawing(photograph, 300_000);

    expect(longEdge).toBeGreaterThan(1500);
    expect(longEdge).toBeLessThan(2000);
  });

  it("gives up quality before it becomes very small", () => {
    const [roomy, tight] = [nextDrawing(photograph, 300_000), nextDrawing(photograph, 40_000)];

    expect(tight.quality).toBeLessThan(roomy.quality);
    expect(tight.longEdge).toBeGreaterThan(600);
  });

  it("is smaller after one that was too large, and larger after one that was too small", () => {
    const last = { longEdge: 1000, quality: 0.6 };

    expect(nextDrawing({ ...last, bytes: 50_000 }, 40_000).longEdge).toBeLessThan(900);
    expect(nextDrawing({ ...last, bytes: 20_000 }, 40_000).longEdge).toBeGreaterThan(1100);
  });

  it.each([
    [101, false],
    [100, true],
    [85, true],
    [60, false],
  ])("is well used with %d of 100 bytes: %s", (bytes, good) => {
    expect(isGoodUse(bytes, 100)).toBe(good);
  });
});
