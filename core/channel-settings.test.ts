import { expect, test } from "vitest";
import { photobookRelease } from "../demo/catalogue/photobooks.ts";
import { channels } from "./channel.ts";
import { channelSettings } from "./channel-settings.ts";
import { locales } from "./locale.ts";

test("the card channel's settings (specification section 9, channel settings)", () => {
  expect(channelSettings("card", "de-DE")).toMatchObject({
    condolenceBooks: true,
    guestbooks: true,
    wishlist: true,
    trailingSlash: true,
    compactTemplates: false,
    pricesInOverview: false,
    coverLaminationChoice: false,
    defaultLamination: "matt",
  });
});

test("the poster channel's settings, in inches and without apps in the United States (specification section 9)", () => {
  for (const locale of locales) {
    const american = locale === "en-US";
    expect(channelSettings("poster", locale)).toMatchObject({
      compactTemplates: true,
      defaultLamination: "glossy",
      apps: !american,
    });
  }
});

test("the catalogue of books has each channel's lamination (specification section 9, channel settings)", () => {
  for (const channel of channels) {
    const { defaultLamination: initial, coverLaminationChoice: choice } = channelSettings(channel, "de-DE");
    expect(photobookRelease.lamination[channel]).toEqual({ initial, choice });
  }
});
