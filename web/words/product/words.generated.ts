/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly pictures: string;
  readonly framed: (values: { heading: string | number }) => string;
  readonly materialAtFormat: (values: { framed: boolean; size: string | number }) => string;
  readonly moreMaterials: (values: { count: number }) => string;
  readonly otherFormat: (values: { size: string | number }) => string;
  readonly orientation: string;
  readonly allFormatsLead: (values: { material: string | number }) => string;
  readonly inMaterial: (values: { material: string | number }) => string;
  readonly formats: string;
  readonly slot: {
    readonly more: string;
    readonly own: string;
  };
  readonly own: {
    readonly title: string;
    readonly width: string;
    readonly height: string;
    readonly rule: (values: { range: string | number }) => string;
    readonly apply: string;
    readonly wrong: {
      readonly empty: string;
      readonly "not-a-number": string;
      readonly "not-a-whole-step": string;
    };
  };
  readonly magnify: {
    readonly title: string;
    readonly open: string;
    readonly previous: string;
    readonly next: string;
    readonly larger: string;
    readonly smaller: string;
    readonly of: (values: { at: string | number; all: string | number }) => string;
  };
  readonly description: {
    readonly open: string;
    readonly others: string;
  };
  readonly space: {
    readonly open: string;
    readonly title: string;
    readonly ownPhoto: string;
    readonly staysHere: string;
  };
  readonly close: string;
  readonly options: string;
  readonly frame: {
    readonly none: (values: { amount: string | number }) => string;
  };
  readonly included: string;
  readonly parts: string;
  readonly piece: string;
  /** `how` is one of the ways of delivery, `where` one of the countries. */
  readonly shippingTo: (values: { how: string | number; where: string | number }) => string;
  readonly shippingFree: string;
  readonly missingToFree: (values: { amount: string | number }) => string;
  readonly countries: {
    readonly AT: string;
    readonly BE: string;
    readonly CH: string;
    readonly DE: string;
    readonly ES: string;
    readonly FR: string;
    readonly GB: string;
    readonly IT: string;
    readonly LI: string;
    readonly LU: string;
    readonly NL: string;
    readonly US: string;
  };
  readonly total: string;
  readonly taxIncluded: (values: { amount: string | number; rate: string | number }) => string;
  readonly taxExcluded: string;
  readonly lowest30: (values: { amount: string | number; percent: string | number }) => string;
  readonly reducedUntil: (values: { name: string | number; day: string | number; start: string }) => string;
  readonly ifOrdered: {
    readonly today: (values: { time: string | number }) => string;
    readonly later: (values: { day: string | number; time: string | number }) => string;
    readonly now: string;
  };
  readonly promise: {
    readonly today: (values: { time: string | number }) => string;
    readonly later: (values: { day: string | number; time: string | number }) => string;
    readonly now: string;
  };
  readonly express: (values: { day: string | number; more: string | number }) => string;
  readonly barArrives: (values: { day: string | number }) => string;
  readonly asPictured: string;
  readonly fewer: string;
  readonly more: string;
  readonly each: (values: { price: string | number }) => string;
  /** Of the smallest step whose price of one piece has a name. */
  readonly remarkFrom: (values: { count: string | number; remark: string | number }) => string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly announced: (values: { piece: string | number; total: string | number; day: string | number }) => string;
  readonly scale: {
    readonly caption: string;
    readonly captionRoom: string;
    readonly drawing: (values: { size: string | number; sofa: string | number }) => string;
  };
  readonly hanging: {
    readonly title: string;
    readonly light: (values: { weight: string | number }) => string;
    readonly medium: (values: { weight: string | number }) => string;
    readonly none: (values: { weight: string | number }) => string;
    readonly heavy: (values: { weight: string | number }) => string;
  };
  readonly outside: (values: { size: string | number }) => string;
  readonly notices: string;
  readonly now: (values: { what: string | number }) => string;
  readonly changed: {
    readonly format: (values: { size: string | number }) => string;
    readonly frame: (values: { frame: string | number }) => string;
    readonly back: (values: { size: string | number }) => string;
    readonly close: string;
  };
  readonly home: string;
  readonly designNavigation: string;
  readonly steps: string;
  readonly surfacesWithTax: (values: { size: string | number }) => string;
  readonly surfacesWithoutTax: (values: { size: string | number }) => string;
  readonly allSurfaces: (values: { count: string | number }) => string;
  readonly fromPrice: string;
}
