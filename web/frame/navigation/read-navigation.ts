import { z } from "zod";
import { textField } from "../../reading/fields/block-fields.ts";
import { type JsonRecord, recordOf, textOf } from "../../reading/values/json.ts";
import {
  flagField,
  iconField,
  linkFields,
  linkOf,
  listField,
  type NavigationReading,
  readEach,
  readLinks,
} from "./item-fields.ts";
import { headerTypes, type MainItem, type Navigation, navigationTypes, tileShapes } from "./navigation.ts";

/** An entry of the main navigation (chrome document, section 3); what opens under it is read where it is shown. */
const mainFields = (reading: NavigationReading) =>
  z.object({
    ...linkFields(reading),
    icon: iconField,
    navigationType: z.enum(navigationTypes).nullable().catch(null),
    flyoutGroups: listField,
    subNaviOnly: flagField,
    isOnlyInBurgerNavigation: flagField,
    textInBurgerNavigation: textField,
    burgerNavigationIcon: iconField,
    burgerNavigationText: textField,
    burgerNavigationSubItems: listField,
    subItems: listField,
    subnaviTitle: textField,
    alwaysShowSubNavi: flagField,
    typeOverride: z.enum(tileShapes).nullable().catch(null),
  });

/** An entry with all that editors wrote below it. */
export interface WrittenItem extends MainItem {
  readonly fields: z.output<ReturnType<typeof mainFields>>;
}

export const readMainItems = (content: JsonRecord, reading: NavigationReading): WrittenItem[] =>
  readEach(content.mainNavigation, {
    fields: mainFields(reading),
    leftOut: reading.leftOut,
    read: (fields, entry) => {
      const link = linkOf(fields, fields.icon);
      if (link === null) return null;
      const { burgerNavigationIcon: burgerIcon, subItems, burgerNavigationSubItems } = fields;
      return {
        ...link,
        key: textOf(entry._uid) || link.href,
        type: fields.navigationType,
        fields,
        hasFlyout: fields.flyoutGroups.length > 0 && !fields.subNaviOnly && fields.navigationType !== null,
        hasMore: subItems.length + burgerNavigationSubItems.length > 0,
        onlyInBurger: fields.isOnlyInBurgerNavigation,
        burgerText: fields.textInBurgerNavigation || link.text,
        ...(burgerIcon && { burgerIcon }),
      };
    },
  });

const headerFields = (reading: NavigationReading) =>
  z.object({ ...linkFields(reading), icon: iconField, type: z.enum(headerTypes) });

/** What the head of every page shows; empty where editors wrote nothing. */
export function readNavigation(content: JsonRecord, reading: NavigationReading): Navigation {
  const [hotline] = readEach(content.serviceHotline, {
    fields: z.object(linkFields(reading)),
    leftOut: reading.leftOut,
    read: ({ text, link: { link } }) => (text === "" ? null : { text, href: link?.href ?? null }),
  });
  return {
    main: readMainItems(content, reading).map(({ fields, ...item }) => item),
    header: readEach(content.headerItems, {
      fields: headerFields(reading),
      leftOut: reading.leftOut,
      read: ({ icon, type, ...link }) => {
        const found = linkOf(link, icon);
        return found && { ...found, type };
      },
    }),
    extraMenu: readLinks(content.burgerNavigationExtraMenu, reading),
    hotline: hotline ? { ...hotline, service: textOf(recordOf(content).serviceText).trim() } : null,
    burgerFooter: readLinks(content.burgerNavigationFooter, reading),
  };
}
