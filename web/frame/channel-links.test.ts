import { expect, test } from "vitest";
import type { Channel } from "../../core/channel.ts";
import { shopOf } from "../../core/shop.ts";
import { channelLinks } from "./channel-links.ts";

const origins = {
  poster: { DE: "https://shop.example", CH: "https://shop.example.ch" },
  card: { DE: "https://cards.example" },
};
const from = (channel: Channel, pathname: string, search = "", having: readonly Channel[] = []) =>
  Object.fromEntries(channelLinks({ shop: shopOf(channel, "de-DE"), origins }, { pathname, search }, having));

test("the switch keeps a page that both channels have, as each spells it, with the choice", () => {
  for (const path of ["/products", "/impressum", "/agb", "/cart", "/karten-designen"]) {
    expect(from("poster", path)).toEqual({
      card: `https://cards.example${path}/`,
      poster: `https://shop.example${path}`,
    });
    expect(from("card", `${path}/`)).toEqual(from("poster", path));
  }
  expect(from("poster", "/products", "?sort=created&gclid=x").card).toBe(
    "https://cards.example/products/?sort=created",
  );
});

test("a story, a product and a design lead to themselves in the channel that has them, else to its home", () => {
  for (const path of ["/leinwanddruck", "/ratgeber/haengung", "/themes/golden-laurel"])
    expect(from("poster", path, "?formatType=600x400&gclid=x", ["poster", "card"]).card).toBe(
      `https://cards.example${path}/?formatType=600x400`,
    );
  expect(from("card", "/papier/", "?q=1", ["card"])).toEqual({
    card: "https://cards.example/papier/?q=1",
    poster: "https://shop.example/",
  });
});

test("other pages lead to the channel's home, without what was chosen for them", () => {
  for (const path of ["/", "/wishlist/", "/order/abc", "/papier/"]) {
    expect(from("card", path, "?q=1").poster).toBe("https://shop.example/");
  }
});

test("a channel without a host in the country is not offered", () => {
  const there = channelLinks({ shop: shopOf("poster", "fr-CH"), origins }, { pathname: "/fr/cgv", search: "" }, []);
  expect([...there]).toEqual([["poster", "https://shop.example.ch/fr/cgv"]]);
});
