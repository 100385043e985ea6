interface PageHeadProps {
  readonly title: string;
  /** Pages for one visitor have no place in search engines. */
  readonly personal?: boolean;
}

/** What tab, history and search engines read of a page. */
export const PageHead = ({ title, personal }: PageHeadProps) => (
  <>
    <title>{`${title}: Passepartout`}</title>
    {personal && <meta name="robots" content="noindex,nofollow" />}
  </>
);
