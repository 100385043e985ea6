import { useCallback, useMemo, useState } from "react";
import type { Api } from "../../../core/http/api.ts";
import type { Refusal } from "../../../products/kind.ts";
import { ShareDialog } from "../../frame/share/share-dialog.tsx";
import { track } from "../../frame/tracking/data-layer.ts";
import { RoomContext, type RoomSettings } from "../../scene/room/room-settings.ts";
import { useMessages } from "../../words/context.tsx";
import { BasketDialog } from "../basket/basket-dialog.tsx";
import { useBasket } from "../basket/use-basket.ts";
import { WorkContext } from "../board/work.ts";
import { type DesignContext, OpenDesignContext } from "../context/design-context.ts";
import {
  ConfigurationViewContext,
  DesignViewContext,
  useComputedView,
  useSessionValue,
} from "../context/use-design.ts";
import type { WardrobeFailure } from "../context/wardrobe-store.ts";
import { LateDialog } from "../late-change/late-dialog.tsx";
import { LateNotice } from "../late-change/late-notice.tsx";
import { useLateChange } from "../late-change/use-late-change.ts";
import { Library } from "../library/library.tsx";
import { usePlacing } from "../library/use-placing.ts";
import { FullNotice } from "../notices/full-notice.tsx";
import { NewsNotice } from "../notices/news-notice.tsx";
import { StorageNotice } from "../notices/storage-notice.tsx";
import { BrokenScreen } from "../opening/broken-screen.tsx";
import { OverviewDialog } from "../overview/overview-dialog.tsx";
import { PageStrip } from "../pages/page-strip.tsx";
import { NextFinding } from "../panels/check/next-finding.tsx";
import { PanelColumn } from "../panels/panel-column.tsx";
import { PicturesContext } from "../photos/use-pictures.ts";
import { ALL, EYE } from "../pile/filters.ts";
import { PileTable } from "../pile/pile-table.tsx";
import { GuestContext } from "../recipients/guest-in-sight.ts";
import { Bar } from "./bar.tsx";
import { EditorInspector } from "./editor-inspector.tsx";
import { EditorStage } from "./editor-stage.tsx";
import { HandsProvider } from "./hands-provider.tsx";
import { useInside } from "./use-inside.ts";
import "./editor.css";
import { chooseConfiguration } from "../pages/choose-configuration.ts";
import { PreviewDialog } from "../preview/preview-dialog.tsx";
import { ListDialog } from "./list-dialog.tsx";
import { Notices } from "./notices.tsx";
import { PriceBar } from "./price-bar.tsx";
import { Rail } from "./rail.tsx";
import { RenewalDialog } from "./renewal-dialog.tsx";
import { SaveTrouble } from "./save-trouble.tsx";
import { StockNotice } from "./stock-notice.tsx";
import { StyleNotice } from "./style-notice.tsx";
import { SwapDialog } from "./swap-dialog.tsx";
import { useEditorView } from "./use-editor-view.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useHeldWork } from "./use-held-work.ts";
import { useSections } from "./use-sections.ts";
import { useTrackedWork } from "./use-tracked-work.ts";

interface EditorProps {
  readonly context: DesignContext;
  readonly api: Api;
  /** False while another tab has the design: everything can be seen and nothing changed. */
  readonly writable: boolean;
}

/** The designer of an open design. */
export function Editor({ context, api, writable }: EditorProps) {
  const { session } = context;
  const document = useSessionValue(session, ({ resting }) => resting);
  const selection = useSessionValue(session, (state) => state.selection);
  const computed = useComputedView(context, document);
  const view = computed.view.ok ? computed.view.value : null;
  const late = useLateChange(context, view);
  const [gaveWay, setGaveWay] = useState<readonly Refusal[]>([]);
  const [lackedStyle, setLackedStyle] = useState<WardrobeFailure | null>(null);
  const [dialog, setDialog] = useState<"late" | "list" | "overview" | "preview" | "share" | null>(null);
  const [swapping, setSwapping] = useState<string | null>(null);
  const [guest, showGuest] = useState<number | null>(null);
  const guestInSight = useMemo(() => ({ at: guest, show: showGuest }), [guest]);
  const [room, setRoom] = useState<RoomSettings>({ view: "flat", colour: "plaster" });
  const sections = useSections(context);
  const look = useEditorView(view, context.kind.design.viewer, sections.sheet !== null);
  const work = useInside(look, session, {
    adjust: sections.openSelection,
    openPanel: sections.openPanel,
    showStage: sections.showStage,
    swap: setSwapping,
  });
  const { pile } = context.kind.design;
  const [onTable, setOnTable] = useState(true);
  const [filter, setFilter] = useState<string>(ALL);
  const table = pile && onTable ? pile : null;
  const tableKeys = !table ? null : context.kind.design.viewer === "box" ? "ordered" : "loose";
  const { configuration } = document;
  const ladder = useMemo(
    () => pile?.ladder?.({ configuration }, context.data) ?? null,
    [pile, configuration, context.data],
  );
  const openPrint = useCallback(
    (surface: string) => {
      look?.show(surface);
      setOnTable(false);
    },
    [look],
  );
  const basket = useBasket(context, api);
  const { photos } = context;
  const over = useFileDrop(useCallback((files) => writable && photos.add(files), [photos, writable]));
  useHeldWork(context);
  useTrackedWork(context.kind.key, document.photos.length, dialog ?? sections.selected);
  const choose = useCallback(
    (configuration: unknown, notices: readonly Refusal[] = []) => {
      void chooseConfiguration(context, configuration).then(setLackedStyle);
      setGaveWay(notices);
    },
    [context],
  );
  const words = useMessages().designer;
  const save = useCallback(() => {
    session.flush();
    return session.settled();
  }, [session]);
  const showList = useCallback(() => setDialog("list"), []);
  const showShare = useCallback(() => setDialog("share"), []);
  const showOverview = useCallback(() => setDialog("overview"), []);
  const showPreview = useCallback(() => setDialog("preview"), []);
  const placing = usePlacing(context, work);
  const toBasket = useCallback(() => {
    track({ event: "designer_to_basket", kind: context.kind.key });
    void basket.flow.start();
  }, [basket.flow, context]);

  if (!view || !look || !work) return <BrokenScreen />;
  const notices = (
    <>
      <StockNotice context={context} />
      <NewsNotice context={context} />
      <StorageNotice context={context} />
      <FullNotice context={context} />
      <Notices gaveWay={gaveWay} onSeen={() => setGaveWay([])} />
      <LateNotice late={late} onLook={() => setDialog("late")} />
    </>
  );
  return (
    <OpenDesignContext value={context}>
      <PicturesContext value={context.pictures}>
        <ConfigurationViewContext value={computed.configured}>
          <DesignViewContext value={view}>
            <WorkContext value={work}>
              <GuestContext value={guestInSight}>
                <HandsProvider view={look.view} writable={writable} table={tableKeys}>
                  <div
                    className="editor"
                    data-sheet={(!table && sections.sheet) || undefined}
                    data-pile={table ? true : undefined}
                    inert={!writable}
                  >
                    <Bar
                      view={look.view}
                      table={pile ? { open: onTable, show: setOnTable } : null}
                      onList={showList}
                      onOverview={look.openings.length > 2 ? showOverview : null}
                      onPreview={showPreview}
                    />
                    {table ? (
                      <PileTable
                        pile={table}
                        sections={context.panel.sections}
                        choose={choose}
                        onOpen={openPrint}
                        filter={filter}
                        onFilter={setFilter}
                        fileOver={over}
                        notices={notices}
                      />
                    ) : (
                      <>
                        <Rail items={sections.items} selected={sections.selected} onSelect={sections.select} />
                        {sections.panel ? (
                          <PanelColumn panel={sections.panel} onClose={sections.close} />
                        ) : (
                          <Library placing={placing} />
                        )}
                        <RoomContext value={{ ...room, set: (changes) => setRoom({ ...room, ...changes }) }}>
                          <EditorStage
                            look={look}
                            selection={selection}
                            wall={sections.wall}
                            fileOver={over}
                            choose={choose}
                            notices={
                              <>
                                {notices}
                                <StyleNotice failed={lackedStyle} onSeen={() => setLackedStyle(null)} />
                              </>
                            }
                          />
                          <EditorInspector sections={sections} selection={selection} choose={choose} />
                        </RoomContext>
                        {look.openings.length > 1 && <PageStrip onOverview={showOverview} />}
                      </>
                    )}
                    <PriceBar onBasket={toBasket} busy={basket.state.step === "adding"} ladder={ladder} />
                  </div>
                  <SwapDialog element={swapping} onClose={() => setSwapping(null)} />
                  <OverviewDialog open={dialog === "overview"} onClose={() => setDialog(null)} />
                  <LateDialog late={dialog === "late" ? late : null} onClose={() => setDialog(null)} />
                  <ListDialog open={dialog === "list"} onClose={() => setDialog(null)} />
                  <PreviewDialog
                    open={dialog === "preview"}
                    onClose={() => setDialog(null)}
                    onList={showList}
                    onShare={showShare}
                    save={save}
                  />
                  <ShareDialog
                    design={session.state().kept.design}
                    words={words.share}
                    save={save}
                    open={dialog === "share"}
                    onClose={() => setDialog(null)}
                  />
                  <RenewalDialog />
                  <NextFinding />
                  <BasketDialog
                    state={basket.state}
                    flow={basket.flow}
                    onCheck={(what) => (table ? setFilter(EYE) : sections.openPanel(what))}
                  />
                  {writable && <SaveTrouble context={context} api={api} />}
                </HandsProvider>
              </GuestContext>
            </WorkContext>
          </DesignViewContext>
        </ConfigurationViewContext>
      </PicturesContext>
    </OpenDesignContext>
  );
}
