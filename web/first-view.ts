/** What a visitor did before the page came alive, for `web/early-input.ts`. */
export interface EarlyInput {
  /** Buttons that were pressed, fields that were changed, and keys that only scripts follow, in their order. */
  readonly targets: readonly (HTMLElement | KeyboardEvent)[];
  /** Nothing is held back any more. */
  release(): void;
}

/** Runs as text inside the document (`web/hand-over.ts`): it may name nothing outside of itself. */
function waitForFirstView(scripts: readonly string[], page: Document, shared: { early?: EarlyInput }): void {
  const targets: (HTMLElement | KeyboardEvent)[] = [];
  // The browser itself opens and closes what these name; older ones know no commands.
  const byBrowser = ["[popovertarget]", "form[method=dialog] *"];
  if ("commandForElement" in HTMLButtonElement.prototype) byBrowser.push("[commandfor]");
  let begun = false;

  function begin(): void {
    if (begun) return;
    begun = true;
    // Each in a task of its own: all at once they hold up whoever presses something.
    for (const href of scripts.slice(1))
      setTimeout(() => page.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href })));
    const entry = Object.assign(page.createElement("script"), { type: "module", src: scripts[0] });
    entry.onerror = release;
    setTimeout(() => page.body.append(entry));
  }

  function pressed(event: Event): void {
    begin();
    if (!(event.target instanceof Element)) return;
    if (event.type === "keydown") keyPressed(event as KeyboardEvent, event.target);
    if (event.type !== "click") return;
    const button = event.target.closest<HTMLElement>("button, input[type=submit], input[type=button]");
    if (!button || button.matches(byBrowser.join())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    targets.push(button);
  }

  /** Arrows within a menu, tabs or the like; fields follow theirs by themselves. */
  function keyPressed(event: KeyboardEvent, at: Element): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!/^(?:Arrow|Home|End)/.test(key) || altKey || ctrlKey || metaKey) return;
    if (!at.matches("body,input,select,textarea")) targets.push(event);
  }

  function changed({ target }: Event): void {
    const field = target as HTMLElement;
    if (!targets.includes(field)) targets.push(field);
  }

  const heard = [
    ["pointerdown", pressed],
    ["keydown", pressed],
    ["click", pressed],
    ["input", changed],
    ["change", changed],
  ] as const;
  function release(): void {
    for (const [name, hear] of heard) page.removeEventListener(name, hear, true);
  }
  for (const [name, hear] of heard) page.addEventListener(name, hear, true);
  shared.early = { targets, release };

  const painted = () => requestAnimationFrame(() => setTimeout(begin));
  if (page.readyState === "complete") painted();
  else addEventListener("load", painted, { once: true });
  // A picture that never comes, or a tab in the background, which paints nothing.
  setTimeout(begin, 4000);
}

/**
 * Lets a page be seen before its scripts load: they wait for the first view with its faces and pictures, or for the first key or press, so
 * that on a slow line they take nothing from it. Buttons that are pressed meanwhile are held back; fields that change and arrow keys are noted.
 *
 * @param scripts the one to begin with first
 */
export const afterFirstView = (scripts: readonly string[]): string =>
  `(${waitForFirstView})(${JSON.stringify(scripts).replaceAll("<", "\\u003c")},document,window)`;

/** Reads off a document which scripts it will load: the one to begin with, and all that it needs. */
export const awaitedScripts = (html: string): readonly string[] =>
  JSON.parse(/\)\((\["[^\]]*"\]),document,window\)/.exec(html)?.[1] ?? "[]") as string[];
