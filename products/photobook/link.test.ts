import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Channel } from "../../core/channel.ts";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { photoBook, photobookRelease, possiblePhotobook } from "../../demo/catalogue/photobooks.ts";
import { check } from "./check.ts";
import { configurationSchema } from "./configuration.ts";
import { photobookKey } from "./photobook-key.ts";
import { readLink } from "./read-link.ts";
import { writeLink } from "./write-link.ts";

const read = (query: string, channel: Channel = "poster") => readLink(parseQuery(query), photobookRelease, { channel });
const notices = (query: string, channel?: Channel) =>
  read(query, channel).notices.map(({ field, reason }) => `${field}: ${reason}`);

describe("the designer link (specification section 3, photobook)", () => {
  test("is written in the specification's names, its key printing-cover-binding-paper-coverLamination", () => {
    const book = photoBook("echtfotobuch-hard-layflat-matt-glossy 300x300", {
      pageCount: 40,
      refinement: "gold",
      giftBox: true,
      quantity: 2,
      designGroupSetId: "7",
    });
    expect(photobookKey(book)).toBe("echtfotobuch-hard-layflat-matt-glossy");
    expect(writeQuery(writeLink(book))).toBe(
      "type=echtfotobuch-hard-layflat-matt-glossy&printing=echtfotobuch&cover=hard&binding=layflat&paper=matt" +
        "&coverLamination=glossy&format=300-300&pageCount=40&refinement=gold&giftBox=true&quantity=2&designGroupSetId=7",
    );
  });

  test("has a refinement only when it is not none", () => {
    expect(writeQuery(writeLink(photoBook("fotoheft-soft-heftbindung-matt-matt 297x210")))).toBe(
      "type=fotoheft-soft-heftbindung-matt-matt&printing=fotoheft&cover=soft&binding=heftbindung&paper=matt" +
        "&coverLamination=matt&format=a4-quer&pageCount=16&quantity=1",
    );
  });

  test("written and read again is the same configuration, without notices", () => {
    fc.assert(
      fc.property(possiblePhotobook, fc.constantFrom<Channel>("poster", "card"), (possible, channel) => {
        // The card channel laminates matt and leaves no choice.
        const configuration = channel === "card" ? { ...possible, coverLamination: "matt" } : possible;
        const reading = read(writeQuery(writeLink(configuration)), channel);
        expect(reading).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 1000 },
    );
  });

  test("always leads to something that can be made, whatever it says", () => {
    const names =
      "type printing cover binding paper coverLamination format pageCount refinement quantity amount giftBox";
    const words = "soft layflat fotoheft a4-hoch 99999x10 feinstweiss relief 13 0 -1 9999 a-b-c-d-e none true 8x8";
    const value = fc.oneof(fc.constantFrom(...words.split(" ")), fc.string({ maxLength: 12 }));
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names.split(" "), "x"), value), { maxLength: 10 });
    fc.assert(
      fc.property(pairs, fc.constantFrom<Channel>("poster", "card"), (chosen, channel) => {
        const query = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&");
        const { configuration } = read(query, channel);
        expect(check(configuration, photobookRelease)).toEqual([]);
        expect(configurationSchema.safeParse(configuration).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("defaults of a link", () => {
  test("without anything are the first book's", () => {
    expect(read("").configuration).toEqual(photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200"));
    expect(notices("")).toEqual([]);
  });

  test.each([
    ["cover=soft", "digitalfotobuch-soft-pur-standard-glossy"],
    ["binding=layflat", "echtfotobuch-hard-layflat-glaenzend-glossy"],
    ["photobookPrinting=fotoheft", "fotoheft-soft-heftbindung-standard-glossy"],
    ["photobookType=digitalfotobuch-soft-pur-matt-matt", "digitalfotobuch-soft-pur-matt-matt"],
    ["type=digitalfotobuch-soft-pur-matt-matt&paper=glaenzend", "digitalfotobuch-soft-pur-glaenzend-matt"],
  ])("with %s are those of %s", (query, key) => {
    expect(photobookKey(read(query).configuration)).toBe(key);
    expect(notices(query)).toEqual([]);
  });

  test("laminate matt in the card channel without choice, glossy in the poster channel (sections 3 and 9)", () => {
    const lamination = (query: string, channel: Channel) => read(query, channel).configuration.coverLamination;
    expect(lamination("", "card")).toBe("matt");
    expect(lamination("", "poster")).toBe("glossy");
    expect(lamination("coverLamination=matt", "poster")).toBe("matt");
    expect(lamination("coverLamination=glossy", "card")).toBe("matt");
    expect(notices("coverLamination=glossy", "card")).toEqual(["coverLamination: photobook-lamination-no-choice"]);
    expect(notices("coverLamination=matt", "card")).toEqual([]);
  });

  test("copies are the quantity, or the amount", () => {
    expect(read("quantity=3&amount=5").configuration.quantity).toBe(3);
    expect(read("amount=5").configuration.quantity).toBe(5);
  });

  test("the step list of a link is not taken: the catalogue's counts", () => {
    expect(read("graduationsPageCount[]=30&graduationsPageCount[]=31")).toEqual(read(""));
    expect(notices("pageCount=31&graduationsPageCount[]=31")).toEqual(["pageCount: photobook-pages"]);
  });

  test.each([
    ["8x8", 200, 200],
    ["12x12", 300, 300],
    ["8x11", 210, 297],
    ["6x8", 148, 210],
  ])("the inch name %s stands for its format (specification section 3, formats)", (name, width, height) => {
    expect(read(`format=${name}`).configuration.format).toEqual({ width, height });
    expect(notices(`format=${name}`)).toEqual([]);
  });
});

describe("refinement types (specification section 3)", () => {
  test.each(["gold", "relief", "rosegold", "silber"])("%s is taken", (type) => {
    expect(read(`refinement=${type}`).configuration.refinement).toBe(type);
  });
  test.each(["ohne", "", "none"])("'%s' is none", (type) => {
    expect(read(`refinement=${type}`)).toEqual(read(""));
  });
});

describe("fall-backs are named once", () => {
  test.each([
    ["printing=buch", ["printing: photobook-printing-unknown"]],
    ["type=digitalfotobuch-hard", ["printing: photobook-type-unknown"]],
    ["printing=echtfotobuch&cover=soft", ["cover: photobook-cover"]],
    ["printing=digitalfotobuch&binding=layflat", ["binding: photobook-binding"]],
    ["cover=soft&paper=feinstweiss", ["paper: photobook-paper"]],
    ["paper=pergament", ["paper: photobook-paper"]],
    ["format=01x20", ["format: photobook-format-unknown"]],
    ["cover=soft&format=300x300", ["format: photobook-format"]],
    ["coverLamination=rau", ["coverLamination: photobook-lamination-unknown"]],
    ["refinement=glitzer", ["refinement: photobook-refinement-unknown"]],
    ["format=a5-quer&giftBox=true", ["giftBox: photobook-gift-box"]],
    ["quantity=501", ["quantity: photobook-quantity"]],
    ["quantity=0", ["quantity: photobook-number"]],
    ["designGroupSetId=<b>", ["designGroupSetId: photobook-design-unknown"]],
  ])("%s", (query, expected) => {
    expect(notices(query)).toEqual(expected);
  });

  test("impossible page counts go to the next one that holds as many", () => {
    const pages = (query: string) => read(query).configuration.pageCount;
    expect(pages("pageCount=10")).toBe(24);
    expect(pages("pageCount=25")).toBe(26);
    expect(pages("pageCount=500")).toBe(160);
    expect(pages("printing=fotoheft&pageCount=18")).toBe(20);
  });
});
