/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly line: (values: { line: string | number }) => string;
  readonly noJson: string;
  readonly noLine: string;
  readonly noHead: (values: { why: string | number }) => string;
  readonly tooDeep: (values: { most: string | number }) => string;
  readonly unstorable: string;
  readonly afterEnd: string;
  readonly otherCount: (values: { count: string | number }) => string;
  readonly breaksOff: string;
  readonly noSpace: (values: { space: string | number }) => string;
  readonly unnamed: string;
  readonly kinds: {
    readonly component_group: string;
    readonly component: string;
    readonly datasource: string;
    readonly datasource_entry: string;
    readonly asset_folder: string;
    readonly asset: string;
    readonly release: string;
    readonly story: string;
    readonly release_story: string;
    readonly former_address: string;
    readonly redirect: string;
  };
  readonly content: {
    readonly "no-component": string;
    readonly "too-deep": (values: { most: string | number }) => string;
    readonly "too-large": (values: { most: string | number }) => string;
  };
  readonly said: {
    readonly "unknown-type": string;
    readonly name: string;
    readonly format: string;
  };
  readonly between: {
    readonly folder: string;
    readonly twice: string;
    readonly idTwice: string;
    readonly datasource: (values: { name: string | number }) => string;
    readonly releaseOrStory: string;
    readonly folderOrStory: string;
  };
  readonly takenTwice: (values: { slug: string | number }) => string;
  readonly unknownComponent: (values: { name: string | number }) => string;
  readonly newIds: (values: { count: string | number }) => string;
}
