import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const es: typeof de = {
  title: "Tu pedido",
  number: (number) => `Pedido ${number}`,
  loading: "Cargando tu pedido",
  withoutScripts:
    "La página de tu pedido se carga solo para ti y para eso necesita JavaScript. Todo lo importante está también en la confirmación que recibes por correo electrónico.",

  phases: {
    checking: {
      title: "Estamos preguntando por tu pago",
      text: "Suele tardar solo un momento.",
    },
    unpaid: {
      title: "Pedido hecho, pero sin pagar",
      text: "Empezamos en cuanto llegue el pago. Hasta entonces te guardamos lo que has pedido.",
    },
    pending: {
      title: "Tu banco aún lo está comprobando",
      text: "Puede tardar unos minutos, a veces más. Puedes cerrar la página: en cuanto llegue el pago te escribimos.",
    },
    declined: {
      title: "El pago ha sido rechazado",
      text: "No se ha cobrado nada y tu pedido sigue aquí. Prueba de nuevo o elige otra forma de pago.",
    },
    "payment-cancelled": {
      title: "El pago se ha interrumpido",
      text: "No se ha cobrado nada y tu pedido sigue aquí. Puedes pagar ahora o más tarde con el enlace a esta página.",
    },
    paid: {
      title: "Gracias, el pedido está hecho",
      text: "Tu pago ha llegado.",
    },
    "in-production": {
      title: "Tu pedido está en el taller",
      text: "Lo estamos imprimiendo, enmarcando y revisando.",
    },
    shipped: {
      title: "Tu pedido está en camino",
      text: "El número de envío está en el correo que te hemos escrito.",
    },
    delivered: {
      title: "Tu pedido ha llegado",
      text: "Que lo disfrutes mucho.",
    },
    cancelled: {
      title: "El pedido está cancelado",
      text: "No se fabrica nada.",
    },
    complaint: {
      title: "Nos ocupamos de ello",
      text: "Tu reclamación está registrada, te escribimos por correo electrónico.",
    },
  },
  mailed: {
    title: "Tu tarjeta regalo está en camino",
    text: "Llega en un correo aparte, con el código y un PDF para imprimir.",
  },
  refunds: {
    requested: (sum) => `Te devolvemos ${sum} por la misma vía por la que pagaste.`,
    pending: (sum) => `${sum} van de vuelta hacia ti. Según el banco tarda unos días.`,
    succeeded: (sum, day) => `Te devolvimos ${sum} el ${day}.`,
    failed: (sum) => `La devolución de ${sum} no ha salido bien. Nos ocupamos de ello y te escribimos.`,
  },
  refund: "Lo que pagaste te lo devolvemos por la misma vía.",
  mail: (email) => `La confirmación va de camino a ${email}.`,
  asked: (time) => `Última consulta a las ${time}; seguimos preguntando sin que hagas nada.`,

  reasons: {
    found: "Tu pedido ya había llegado, solo se perdió la respuesta por el camino. Existe una sola vez.",
    "already-ordered": "Ya habías pedido esta cesta, quizá en otra pestaña. Aquí está el pedido; existe una sola vez.",
    "payment-unavailable":
      "El pedido está hecho, pero ahora no hemos podido abrir la página de pago. Prueba de nuevo en un momento.",
  },

  pay: (amount) => `Pagar ${amount}`,
  paying: "Abriendo la página de pago",
  cancel: "Cancelar el pedido",
  cancelUntil: (time) => `Hasta las ${time} puedes cancelar sin coste. Antes no empezamos.`,
  cancelStill: "Mientras no haya empezado la producción, todavía puedes cancelar.",
  cancelTitle: (number) => `¿Cancelar el pedido ${number}?`,
  cancelUnmailed: "Mientras no se haya enviado la tarjeta regalo, puedes cancelar sin coste.",
  cancelGiftText: "La tarjeta regalo deja de valer y no se envía. No se puede deshacer.",
  cancelText: "No se fabrica ni se entrega nada. No se puede deshacer.",
  cancelConfirm: "Sí, cancelar",
  cancelling: "Cancelando",
  keep: "Conservar",
  lookAt: "Ver",
  lookAtOf: (title) => `Ver ${title}`,
  close: "Cerrar",
  withdraw: "Desistir del contrato",
  withdrawAlways: "En artículos ya fabricados puedes desistir hasta 14 días después de recibirlos.",
  withdrawUntil: (day) => `En artículos ya fabricados puedes desistir hasta el ${day}.`,
  withdrawTitle: "Desistir del contrato",
  withdrawText: "Por la presente desisto del contrato de compra de los artículos seleccionados.",
  withdrawLines: "Lo que devuelvo",
  withdrawPersonalised: "Hecho para ti, por eso excluido del desistimiento",
  withdrawSpent: "Ya se ha usado parte de la tarjeta regalo",
  withdrawSpentText:
    "Ya se ha usado parte de la tarjeta regalo, por eso aquí ya no se puede desistir de su compra. Si aun así lo deseas, escríbenos: lo decidimos juntos.",
  withdrawnAlready: "Desistimiento ya declarado",
  withdrawNoLines: "Elige lo que devuelves.",
  withdrawName: "Nombre",
  withdrawNoName: "Escribe tu nombre.",
  withdrawEmail: "Correo para el acuse de recibo",
  withdrawEmailHint: "Ahí te enviamos enseguida lo que has declarado, con fecha y hora.",
  withdrawNoEmail: "Escribe un correo electrónico, por ejemplo lena@example.com.",
  withdrawConfirm: "Confirmar desistimiento",
  withdrawing: "Enviando",
  withdrawKeep: "Dejarlo como está",
  withdrawn: (moment) => `Tu desistimiento llegó el ${moment}`,
  withdrawnNext: (email) =>
    `El acuse de recibo va de camino a ${email}. En él pone adónde enviar los artículos. El dinero te llega por la misma vía por la que pagaste.`,

  history: "Historial",
  states: {
    placed: "Pedido hecho",
    paid: "Pagado",
    "files-checked": "Archivos de impresión revisados",
    "in-production": "En el taller",
    shipped: "De camino a tu casa",
    delivered: "Entregado",
    cancelled: "Cancelado",
    complaint: "Reclamación registrada",
  },
  earliest: (day) => `Como pronto el ${day}.`,
  afterPayment: "Si el pago llega hoy; si no, contamos desde el día del pago.",
  parcels: {
    title: "Enviado directamente",
    progress: (count, shipped) =>
      counted("es", {
        one: `Un envío, ${shipped} en camino`,
        many: `# de envíos, ${shipped} en camino`,
        other: `# envíos, ${shipped} en camino`,
      })(count),
    arrival: (day) => `Con los destinatarios antes del ${day}.`,
    pieces: counted("es", { one: "una pieza", many: "# de piezas", other: "# piezas" }),
    states: { waiting: "en preparación", shipped: "en camino", delivered: "entregado", returned: "devuelto" },
    tracking: (number) => `Número de seguimiento ${number}`,
    refunded: (sum) => `${sum} devueltos`,
    erased: "dirección borrada",
    show: "Mostrar todos",
    failed: "Ahora no se pueden cargar los envíos.",
  },
  shippingAddress: "Entrega a",
  billingAddress: "Factura a",
  sameAddress: "La misma dirección",
  payment: "Pago",
  paymentStates: {
    open: "pendiente",
    pending: "en comprobación",
    paid: "pagado",
    declined: "rechazado",
    cancelled: "interrumpido",
    expired: "caducado",
  },

  sequel: {
    lead: "Se crea un nuevo borrador. Lo que has pedido se queda como está.",
    photos: "Fotos",
    photoChoices: { kept: "Conservarlas", left: "Fotos nuevas, huecos vacíos" },
    make: "Crear el borrador",
    making: "Creando",
    elsewhere: "Este diseño pertenece a otra cuenta o a otro dispositivo. Inicia sesión e inténtalo de nuevo.",
    failed: "No se ha podido crear el borrador. No ha cambiado nada, inténtalo de nuevo en un momento.",
  },

  notFound: "Este pedido no existe",
  notFoundText:
    "El enlace no está completo o el pedido es de otra cuenta. Ábrelo otra vez desde el correo o inicia sesión.",
  failed: "Ahora mismo no podemos cargar el pedido",
  offline: "Sin conexión",
  failedText: "Está guardado, no se ha perdido nada.",
  tryAgain: "Probar de nuevo",
  toHome: "Ir a la página de inicio",
  problem: {
    "not-payable": "Ahora no hay nada que pagar. La página muestra el estado más reciente.",
    "vouchers-used":
      "Este pedido no se pagó a tiempo y su código o vale ya se ha usado en otro. Cancélalo y vuelve a pedir.",
    "not-cancellable": "Ya no se puede cancelar, la producción ha empezado.",
    "withdrawal-over":
      "Según nuestras cuentas, el plazo de desistimiento ha terminado. Si los artículos llegaron más tarde, escríbenos.",
    "withdrawal-not-offered": "Aquí ya no hay nada de lo que desistir. La página muestra el estado más reciente.",
    "already-withdrawn": "Ya has desistido de esto.",
    "voucher-spent":
      "Ya se ha usado parte de la tarjeta regalo, por eso aquí ya no se puede desistir de su compra. No ha cambiado nada. Si aun así lo deseas, escríbenos.",
    "line-personalised": "Los artículos hechos para ti no tienen derecho de desistimiento.",
    "payment-provider-unavailable": "Ahora no podemos abrir la página de pago. Prueba de nuevo en un momento.",
    offline: "Sin conexión. No ha cambiado nada, prueba de nuevo.",
    failed: "No ha funcionado, y la culpa es nuestra. Prueba de nuevo en un momento.",
  },
};
