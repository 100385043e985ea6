import type { Channel } from "../../../core/channel.ts";
import { Logo } from "../../../ui/logo.tsx";
import type { ContentPicture } from "../../reading/values/content-picture.ts";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import { brands } from "../brands.ts";

interface BrandLogoProps {
  readonly href: string;
  readonly channel: Channel;
  /** Of a partner's customers. */
  readonly replacement?: ContentPicture | null | undefined;
  readonly messages: ChromeMessages;
}

/** The channel's mark and name, linked to the home page. The house's name comes first, in its own weight. */
export function BrandLogo({ href, channel, replacement, messages }: BrandLogoProps) {
  const brand = brands[channel];
  const more = brand.slice(brands.poster.length);
  return (
    <Logo
      href={href}
      label={messages.home.replace(brands.poster, brand)}
      instead={replacement && <img className="logo-replacement" src={replacement.src} alt="" />}
    >
      {brands.poster}
      {more && <em>{more}</em>}
    </Logo>
  );
}
