import { orderOfServiceLinks } from "./order-of-service-links";

const trees = {
  slug: "trees",
  path: "/order-of-services/trees",
  linkLabel: "Tree Template",
  section: "order-of-services",
};
const cards = {
  slug: "cards",
  path: "/wedding-cards",
  linkLabel: "Cards",
  section: "wedding-cards",
};

it("lists the order-of-service galleries, and bespoke design at the end", () => {
  expect(orderOfServiceLinks([cards, trees])).toEqual([
    { slug: "trees", path: "/order-of-services/trees", label: "Tree Template" },
    { slug: "bespoke", path: "/order-of-services/bespoke", label: "Bespoke Design" },
  ]);
});
