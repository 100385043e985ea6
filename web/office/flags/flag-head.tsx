import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Select } from "../../../ui/select.tsx";
import { ListHead } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { RoomParts } from "../data/room-parts.tsx";
import { type Environments, useFlagAddresses } from "./flag-place.ts";
import { environmentName, useFlagText } from "./words.ts";
import "./flags.css";
import { Row } from "../../../ui/layout.tsx";

interface FlagHeadProps {
  readonly environments: Environments;
  readonly part: "flags" | "segments" | "environmentList";
  readonly search?: ReactNode;
}

/** Title of the room, its parts, and the environment that is looked at. */
export function FlagHead({ environments: { answer, current }, part, search }: FlagHeadProps) {
  const t = useFlagText();
  const navigate = useNavigate();
  const to = useFlagAddresses();
  const all = answer.kind === "ready" ? answer.value.environments : [];
  const paths = {
    flags: officePages.flags,
    segments: officePages.flagSegments,
    environmentList: officePages.flagEnvironments,
  };
  return (
    <ListHead
      title={t[part]}
      search={
        <Row>
          {search}
          <Select
            label={t.environment}
            value={current?.name ?? ""}
            options={all.map(({ name }) => ({ value: name, label: environmentName(name, t) }))}
            onChange={({ target }) =>
              void navigate(`${paths[part]}?${new URLSearchParams({ environment: target.value })}`)
            }
          />
        </Row>
      }
      tabs={
        <RoomParts
          label={t.parts}
          parts={(["flags", "segments", "environmentList"] as const).map((id) => ({
            href: to[id],
            name: t[id],
            open: id === part,
          }))}
        />
      }
    />
  );
}
