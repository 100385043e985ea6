import { expect, it } from "vitest";
import { locales } from "../../core/locale.ts";
import { newsletterMail } from "./mails.ts";

const kinds = ["confirm", "welcome", "known"] as const;

it.each(locales.flatMap((locale) => kinds.map((kind) => ({ locale, kind }))))(
  "the paragraphs of $kind in $locale are whole sentences, since no greeting stands before them",
  ({ locale, kind }) => {
    const { text } = newsletterMail({
      kind,
      locale,
      channel: "poster",
      key: "newsletter 1",
      to: "lena@example.com",
      link: "https://shop.example/a",
      end: { page: "https://shop.example/b", oneClick: "https://shop.example/c" },
      imprint: "https://shop.example/d",
    });
    const paragraphs = text.trim().split("\n\n");
    expect(paragraphs.length).toBeGreaterThanOrEqual(4); // heading, what is said, the button, the links
    expect(paragraphs.filter((paragraph) => !/^\p{Lu}/u.test(paragraph))).toEqual([]);
  },
);
