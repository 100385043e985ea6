import type { StoryText } from "../write.ts";
import { drafts } from "./begun/pages.ts";
import { booklet } from "./books/booklet.ts";
import { layflat } from "./books/layflat.ts";
import { materials } from "./books/materials.ts";
import { overview as books } from "./books/overview.ts";
import { desk } from "./calendars/desk.ts";
import { diary } from "./calendars/diary.ts";
import { family } from "./calendars/family.ts";
import { overview as calendars } from "./calendars/overview.ts";
import { wall as wallCalendar } from "./calendars/wall.ts";
import { birth } from "./cards/birth.ts";
import { birthday } from "./cards/birthday.ts";
import { christening } from "./cards/christening.ts";
import { christmas } from "./cards/christmas.ts";
import { communion } from "./cards/communion.ts";
import { condolence } from "./cards/condolence.ts";
import { finishing } from "./cards/finishing.ts";
import { guestbooks } from "./cards/guestbooks.ts";
import { home as cardHome } from "./cards/home.ts";
import { overview as cards } from "./cards/overview.ts";
import { wedding } from "./cards/wedding.ts";
import { aluminium as aluminiumFrames } from "./frames/aluminium.ts";
import { mats } from "./frames/mats.ts";
import { overview as frames } from "./frames/overview.ts";
import { plastic } from "./frames/plastic.ts";
import { shadowGap } from "./frames/shadow-gap.ts";
import { wood } from "./frames/wood.ts";
import { overview as gifts } from "./gifts/overview.ts";
import { vouchers } from "./gifts/vouchers.ts";
import { overview as glossary } from "./glossary/overview.ts";
import { frames as frameGuide } from "./guides/frames.ts";
import { overview as guides } from "./guides/overview.ts";
import { paper } from "./guides/paper.ts";
import { prepare } from "./guides/prepare.ts";
import { resolution } from "./guides/resolution.ts";
import { shipping } from "./guides/shipping.ts";
import { allCalendars, filteredCalendars } from "./lists/calendar-lists.ts";
import { feedOfCalendars, feedOfCards, feedOfCollages } from "./lists/feeds.ts";
import { box } from "./prints/box.ts";
import { overview as prints } from "./prints/overview.ts";
import { about } from "./shop/about.ts";
import { error } from "./shop/error.ts";
import { help } from "./shop/help.ts";
import { home } from "./shop/home.ts";
import { acrylic } from "./wall/acrylic.ts";
import { aluminium } from "./wall/aluminium.ts";
import { canvas } from "./wall/canvas.ts";
import { collage } from "./wall/collage.ts";
import { forex } from "./wall/forex.ts";
import { galleryBond } from "./wall/gallery-bond.ts";
import { overview as wall } from "./wall/overview.ts";
import { pictureWall } from "./wall/picture-wall.ts";
import { poster } from "./wall/poster.ts";

export const stories: readonly StoryText[] = [
  guides,
  resolution,
  prepare,
  frameGuide,
  paper,
  shipping,
  wall,
  canvas,
  aluminium,
  acrylic,
  galleryBond,
  forex,
  poster,
  pictureWall,
  collage,
  frames,
  wood,
  aluminiumFrames,
  plastic,
  shadowGap,
  mats,
  books,
  layflat,
  booklet,
  materials,
  calendars,
  wallCalendar,
  desk,
  family,
  diary,
  prints,
  box,
  gifts,
  vouchers,
  home,
  about,
  help,
  error,
  cards,
  wedding,
  birth,
  christening,
  communion,
  birthday,
  christmas,
  condolence,
  guestbooks,
  finishing,
  cardHome,
  glossary,
  feedOfCards,
  feedOfCollages,
  feedOfCalendars,
  allCalendars,
  ...filteredCalendars,
  ...drafts,
];
