import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { keptDuringBackups } from "../platform/backup/backup-lock.ts";
import type { FilesConfig } from "../platform/config/config.ts";
import { belowFiles, createFileStore } from "../platform/files/create-file-store.ts";
import { healthRoutes } from "../platform/http/health.ts";
import { keptAnswers } from "../platform/http/kept-answers.ts";
import type { Router } from "../platform/http/router.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import type { CronJob } from "../platform/jobs/cron.ts";
import type { JobHandler } from "../platform/jobs/job.ts";
import { pages as kindPages } from "../products/pages.ts";
import { productKinds } from "../products/registry.ts";
import { addressesRoutes } from "../services/addresses/routes.ts";
import { createAddresses } from "../services/addresses/service.ts";
import { createPriceHistory } from "../services/catalogue/price-history.ts";
import { createReleases } from "../services/catalogue/releases.ts";
import { createTaxTables } from "../services/catalogue/tax-tables.ts";
import { termsRoutes } from "../services/catalogue/terms-routes.ts";
import { contentOfficeRoutes, createContent } from "../services/content/service.ts";
import { contentPagesRoutes } from "../services/content-pages/routes.ts";
import { type ContentPages, createContentPages } from "../services/content-pages/service.ts";
import { officeCustomersRoutes } from "../services/customers/office-routes.ts";
import { customersRoutes } from "../services/customers/routes.ts";
import {
  type AccountPorts,
  createCustomers,
  identify,
  knownBrowsers,
  renewVisitor,
  requireVisitor,
} from "../services/customers/service.ts";
import { partnerVisits, whitelabelRoutes } from "../services/customers/whitelabel.ts";
import { designsRoutes } from "../services/designs/routes.ts";
import { createDesigns, createSharing } from "../services/designs/service.ts";
import { sharingRoutes } from "../services/designs/sharing/sharing-routes.ts";
import { createStock } from "../services/designs/stock.ts";
import { helpChatRoutes } from "../services/help-chat/routes.ts";
import { createHelpChat } from "../services/help-chat/service.ts";
import { createImages } from "../services/images/service.ts";
import { imagesRoutes } from "../services/images/serving/routes.ts";
import { uploadRoutes } from "../services/images/uploads/upload-routes.ts";
import { labelsRoutes } from "../services/labels/routes.ts";
import { createLabels } from "../services/labels/service.ts";
import { locationRoutes } from "../services/location/routes.ts";
import { newsletterOfficeRoutes } from "../services/newsletter/office-routes.ts";
import { newsletterRoutes } from "../services/newsletter/routes.ts";
import { createNewsletter } from "../services/newsletter/service.ts";
import { offersRoutes } from "../services/offers/routes.ts";
import { requireOperator } from "../services/operators/require-operator.ts";
import { operatorsRoutes } from "../services/operators/routes.ts";
import { photosRoutes } from "../services/photos/routes.ts";
import { createPhotos } from "../services/photos/service.ts";
import { calculatorAnswer, priceRoutes } from "../services/prices/routes.ts";
import { createPrices } from "../services/prices/service.ts";
import { productPagesRoutes } from "../services/product-pages/routes.ts";
import { createProductPages } from "../services/product-pages/service.ts";
import { createPageDrawer } from "../services/production/drawing/page-drawer.ts";
import { previewRoutes } from "../services/production/preview-routes.ts";
import { createPreviews } from "../services/production/previews.ts";
import { proofRoutes } from "../services/production/proof-routes.ts";
import { createProofs } from "../services/production/proofs.ts";
import { productionRoutes } from "../services/production/routes.ts";
import { createProduction } from "../services/production/service.ts";
import { recipientsRoutes } from "../services/recipients/routes.ts";
import { createRecipients } from "../services/recipients/service.ts";
import { shipsOn } from "../services/shipping/service.ts";
import { spamTokenRoutes } from "../services/spam-token/routes.ts";
import { createSpamTokens } from "../services/spam-token/service.ts";
import { themesRoutes } from "../services/themes/routes.ts";
import { createThemes } from "../services/themes/service.ts";
import { toolboxRoutes } from "../services/toolbox/routes.ts";
import { createToolbox } from "../services/toolbox/service.ts";
import type { Treatments } from "../services/treatments/service.ts";
import { wishlistRoutes } from "../services/wishlist/routes.ts";
import { createWishlist } from "../services/wishlist/service.ts";
import { wordFileRoutes, wordingOfficeRoutes } from "../services/wording/routes.ts";
import { createWording, type Wording } from "../services/wording/service.ts";
import { composeAccount } from "./compose-account.ts";
import { composeCounting } from "./compose-counting.ts";
import { composeOrders, pageOf } from "./compose-orders.ts";
import { composePriceDrafts } from "./compose-price-drafts.ts";
import type { Foundation } from "./foundation.ts";
import { picturesFolderOf } from "./pictures-folder.ts";
import { placesElsewhere } from "./places-elsewhere.ts";
import { createRateLimits } from "./rate-limits.ts";
import { partnersOf } from "./read-partners.ts";
import { originsOf, shopHosts } from "./shop-hosts.ts";

export interface ComposedShop {
  /** Answers that are the same for everyone, so nobody is asked who she is. */
  readonly openRoutes: readonly Router[];
  /** Content service for pages. */
  readonly contentPages: ContentPages;
  readonly identify: MiddlewareHandler<AppEnv>;
  /** Routes whose responses depend on the visitor. */
  readonly routes: readonly Router[];
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
  /** Answers requests that only wait for something to happen; called before the requests in flight are finished. */
  endWaiting(): void;
  /** Somebody wrote in a conversation, here or in another process. */
  heardChat(): void;
  /** Drops caches of published data after a publication. */
  forgetPublished(): void;
  /** Sentences that operators reworded. */
  readonly wording: Pick<Wording, "refresh">;
  /** Experiments of visitors; opened once this process listens. */
  readonly treatments: Pick<Treatments, "visitOf" | "open" | "close">;
  /** Notifies listening clients that flags changed. */
  heardFlags(): void;
  /** Hears of publications that the database does not tell of; returns what ends it. */
  watchPublished(published: () => void): () => void;
  close(): Promise<void>;
}

/** Puts the services together: who gets what from whom is written here and nowhere else. */
export async function compose(foundation: Foundation): Promise<ComposedShop> {
  const { config, database, clock, log } = foundation;
  const { db } = database;
  const storeAt = async (place: FilesConfig) => keptDuringBackups(await createFileStore(place, log), database.pool);
  const files = await storeAt(config.files);
  const secureCookies = config.publicUrl.startsWith("https:");
  const browsers = knownBrowsers({ secret: config.sessionSecret, secureCookies, clock });
  const limits = createRateLimits(database.pool, config.rateLimitFactor, browsers);

  const labels = createLabels({ db, clock, log });
  const wording = createWording({ db, clock, log });
  const releases = createReleases({ db, clock, log });
  const taxTables = createTaxTables({ db, clock });
  const history = createPriceHistory({ db, clock, releases, taxTables });
  const designs = createDesigns({
    db,
    clock,
    releases,
    photos: { ready: (...asked) => photos.ready(...asked) },
    stock: createStock((hashes) => themes.artOf(hashes)),
    recipients: {
      freeze: (...asked) => recipients.freeze(...asked),
      ordered: (...asked) => recipients.ordered(...asked),
    },
    styles: (...asked) => themes.styleNamed(...asked),
  });
  const recipients = createRecipients({
    db,
    clock,
    neededByOrders: (...asked) => orderWay.orders.recipientsNeeded(...asked),
    eraseInOrders: (...erased) => orderWay.orders.eraseRecipients(...erased),
  });
  const sharing = createSharing({ db, clock, releases, secret: config.sessionSecret });
  const photos = await createPhotos({
    db,
    files,
    clock,
    log,
    folder: join(config.dataDir, "photos"),
    limits: config.upload,
  });
  const content = createContent({ db, clock, log, publicUrl: config.publicUrl, limitFactor: config.rateLimitFactor });
  const contentPages = createContentPages({
    addresses: content.redirects,
    log,
    clock,
    source: config.content ?? content,
    cards: { folder: config.cardsFolder },
  });
  const images = await createImages({
    db,
    clock,
    log,
    assets: content.assets,
    files: await storeAt(belowFiles(config.files, "assets")),
    folder: join(config.dataDir, "images"),
    shownFolder: picturesFolderOf(config.picturesFolder),
    cacheBytes: config.imageCacheBytes,
  });
  const themes = createThemes({
    db,
    clock,
    labels,
    releases,
    secret: config.sessionSecret,
    prices: { themePrices: (...asked) => prices.prices.themePrices(...asked) },
  });
  const addresses = createAddresses({ database, clock });
  const wishlist = createWishlist({ db, clock, exists: themes.exists });
  const accountPorts: AccountPorts = {
    mail: { write: (...mail) => orderWay.mail.write(...mail) },
    newPasswordPage: (shop) => pageOf(config, shop, "/account/new-password"),
    officePasswordPage: (shop) => pageOf(config, { ...shop, channel: "poster" }, "/office/new-password"),
    newEmailPage: (shop) => pageOf(config, shop, "/account/new-email"),
    imprintPage: (shop) => pageOf(config, shop, "/imprint"),
  };
  const customers = createCustomers({
    database,
    secret: config.sessionSecret,
    publicUrl: config.publicUrl,
    trustedOrigins: Object.values(originsOf(config)).flatMap((origins) => Object.values(origins)),
    mails: accountPorts,
    adopters: [
      designs.adopt,
      photos.adopt,
      wishlist.adopt,
      recipients.adopt,
      (...move) => orderWay.carts.adopt(...move),
      (...move) => orderWay.orders.adopt(...move),
      (...move) => helpChat.adopt(...move),
    ],
  });

  const who = { db, signIn: customers.signIn, secureCookies, limitVisitors: limits.visitors };
  const visitor = requireVisitor(who);
  const orderWay = await composeOrders({
    ...foundation,
    designs,
    recipients,
    releases,
    texts: labels.translate,
    taxTable: taxTables.current,
    requireVisitor: visitor,
    provenEmail: customers.provenEmail,
    limits,
  });
  const { shippingTables } = orderWay;
  const counting = composeCounting({ ...foundation, limits });
  const spam = createSpamTokens({ clock, secret: config.sessionSecret });
  const newsletter = createNewsletter({
    database,
    clock,
    secret: config.sessionSecret,
    mail: orderWay.mail,
    addressOf: (place, path) => pageOf(config, place, path),
  });
  const helpChat = createHelpChat({
    database,
    clock,
    mail: orderWay.mail,
    addressOf: (shop, path) => pageOf(config, shop, path),
  });
  const productPages = createProductPages({ db, clock, kindPages, releases, labels, taxTables, shippingTables });
  const themeLists = keptAnswers({ clock });
  const prices = {
    prices: createPrices({ clock, kinds: productKinds, releases, taxTables, labels, history, themes }),
    answers: keptAnswers({ clock }),
  };
  const production = createProduction({
    db,
    files,
    clock,
    designs,
    releases,
    orders: orderWay.orders,
    photos: photos.printSource,
    recipients,
    partners: await partnersOf(config.partnersFile),
    folder: join(config.dataDir, "print"),
    dueDay: async ({ shippingAddress, shippingMethod, productionDays, paidAt, placedAt }) =>
      shipsOn(
        await orderWay.shippingTables.current(db),
        shippingAddress.country,
        shippingMethod,
        productionDays,
        paidAt ?? placedAt,
      ),
  });
  const priceDrafts = composePriceDrafts({
    ...foundation,
    labels,
    history,
    releases,
    taxTables,
    shippingTables,
    limits,
  });
  const toolbox = await createToolbox({
    db,
    clock,
    files: await storeAt(belowFiles(config.files, "toolbox")),
    folder: join(config.dataDir, "toolbox"),
  });
  const drawer = createPageDrawer();
  const previews = createPreviews({ db, files, designs, drawer, photos: photos.preview, ownPhotos: photos.ready });

  const proofs = createProofs({ designs, drawer, photos: photos.preview, ownPhotos: photos.ready });

  return {
    wording,
    contentPages,
    treatments: counting.treatments,
    openRoutes: [
      healthRoutes({ database: () => database.pool.query("select 1"), files: () => files.check() }),
      labelsRoutes(labels),
      wordFileRoutes(wording),
      ...content.routes,
      contentPagesRoutes(contentPages),
      imagesRoutes({ images, limitPictures: limits.pictures }),
      uploadRoutes(images),
      locationRoutes({
        countryHeader: config.countryHeader,
        countryOfHost: (host) => shopHosts(config)(host).country,
      }),
      priceRoutes(prices),
      productPagesRoutes(productPages, {
        calculatorOfKind: calculatorAnswer(prices),
        elsewhere: placesElsewhere({ themes, stories: contentPages }),
      }),
      themesRoutes({ themes, answers: themeLists, limitDrawings: limits.drawings }),
      termsRoutes({ db, clock, releases, taxTables, shippingTables }),
      offersRoutes({
        db,
        clock,
        kinds: productKinds,
        releases,
        texts: labels.translate,
        shippingTables,
        reductionsOf: prices.prices.reductions,
      }),
      ...orderWay.openRoutes,
      ...counting.openRoutes,
      spamTokenRoutes(spam),
      whitelabelRoutes({ secureCookies, clock, secret: config.sessionSecret }),
      toolboxRoutes({ toolbox, limitTools: limits.tools }),
      newsletterRoutes({ newsletter, spam, log, limitAsking: limits.newsletters, limitLinks: limits.newsletterLinks }),
    ],
    identify: identify(who),
    routes: [
      customersRoutes({
        customers,
        requireVisitor: visitor,
        renewVisitor: renewVisitor(who),
        browsers,
        limitAttempts: limits.attempts,
        limitSignUps: limits.signUps,
        limitResets: limits.resets,
        limitNewPasswords: limits.newPasswords,
        isPartnerVisit: partnerVisits({ clock, secret: config.sessionSecret }),
        cartPieces: orderWay.carts.pieces,
        account: composeAccount({
          database,
          customers,
          ports: accountPorts,
          limits,
          orderWay,
          designs,
          photos,
          wishlist,
          recipients,
          addresses,
          newsletter,
          helpChat,
        }),
      }),
      officeCustomersRoutes({
        db,
        clock,
        secret: config.sessionSecret,
        originOf: (channel, country) => originsOf(config)[channel][country],
        requireOperator: requireOperator("customers"),
      }),
      operatorsRoutes({
        db,
        customers,
        browsers,
        limitAttempts: limits.officeAttempts,
        limitResets: limits.officeResets,
        limitNewPasswords: limits.newPasswords,
        limitChanges: limits.accessChanges,
      }),
      ...orderWay.routes,
      designsRoutes({
        designs,
        requireVisitor: visitor,
        limitDesigns: limits.designs,
        offerings: orderWay.carts.offerings,
      }),
      sharingRoutes({ sharing, limitDesigns: limits.designs, limitShared: limits.shared }),
      photosRoutes({
        photos,
        requireVisitor: visitor,
        limitUploads: limits.uploads,
      }),
      recipientsRoutes({ recipients, requireVisitor: visitor, limitRecipients: limits.recipients }),
      addressesRoutes({ addresses, limitAddresses: limits.addresses }),
      wishlistRoutes({
        wishlist,
        requireVisitor: visitor,
        limitWishes: limits.wishes,
        views: themes.views,
      }),
      helpChatRoutes({
        chat: helpChat,
        requireVisitor: visitor,
        limitMessages: limits.chats,
        requireOperator: requireOperator("chats"),
      }),
      previewRoutes({
        previews,
        designs,
        sharing,
        limitDrawings: limits.drawings,
        versionOfOrder: orderWay.orders.versionOf,
      }),
      proofRoutes({ proofs, designs, limitProofs: limits.proofs }),
      priceDrafts.routes,
      wordingOfficeRoutes({
        wording,
        requireReader: requireOperator("wording"),
        requireChanger: requireOperator("wording-change"),
      }),
      ...counting.routes,
      ...contentOfficeRoutes({
        office: content.office,
        origins: originsOf(config),
        requireEditor: requireOperator("content"),
        requirePublisher: requireOperator("content-publish"),
      }),
      newsletterOfficeRoutes({
        office: newsletter.office,
        requireReader: requireOperator("newsletter"),
        requireExporter: requireOperator("newsletter-export"),
      }),
      productionRoutes({ production, files, requireOperator: requireOperator("print-files") }),
    ],
    handlers: [
      ...history.handlers,
      ...content.handlers,
      ...priceDrafts.handlers,
      ...customers.handlers,
      ...newsletter.handlers,
      ...counting.handlers,
      ...helpChat.handlers,
      ...photos.handlers,
      ...images.handlers,
      ...toolbox.handlers,
      ...recipients.handlers,
      ...orderWay.handlers,
      ...production.handlers,
    ],
    cron: [
      ...history.cron,
      ...content.cron,
      ...priceDrafts.cron,
      ...newsletter.cron,
      ...counting.cron,
      ...helpChat.cron,
      ...photos.cron,
      ...images.cron,
      ...toolbox.cron,
      ...recipients.cron,
      ...orderWay.cron,
    ],
    endWaiting() {
      photos.endWaiting();
      counting.flags.streams.end();
      helpChat.endWaiting();
    },
    heardFlags: counting.flags.heard,
    heardChat: helpChat.heard,
    forgetPublished() {
      const kept = [
        releases,
        taxTables,
        shippingTables,
        labels,
        productPages,
        content,
        contentPages,
        images,
        prices.answers,
        themeLists,
        themes,
        priceDrafts,
      ];
      for (const { forget } of kept) forget();
    },
    watchPublished: contentPages.watch,
    async close() {
      designs.close();
      photos.close();
      images.close();
      toolbox.close();
      drawer.close();
      themes.close();
    },
  };
}
