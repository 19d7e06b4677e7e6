import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Este es un texto de ejemplo.</strong> Florin es software, y el operador que se describe aquí no existe. Quien gestione Florin sustituirá esta página.</p>',
  policy: {
    title: 'Política de privacidad',
    intro:
      'Esta página dice qué guarda Florin sobre ti, para qué y durante cuánto tiempo. Describe lo que hace el software hoy. Un operador real añade su nombre, su dirección y la ley que se le aplica.',
    heading: 'Qué guardamos',
    stored: {
      account: {
        name: 'Datos de la cuenta',
        text: 'Nombre de usuario, apodo, correo electrónico, idioma, código de invitación, quién te invitó y si las retiradas están en pausa: para que puedas iniciar sesión, para escribirte y para proteger tu dinero. Hasta que se cierre la cuenta.',
      },
      passwords: {
        name: 'Contraseñas',
        text: 'Un hash irreversible de tu contraseña de acceso y otro de tu clave de operaciones: para comprobarlas sin conocerlas. Hasta que las cambies o se cierre la cuenta.',
      },
      agreements: {
        name: 'Tu aceptación',
        text: 'Qué versión de las condiciones de uso y de esta política aceptaste, y cuándo: para que tú y nosotros podamos consultarlo. Hasta que se cierre la cuenta.',
      },
      avatar: {
        name: 'Foto de perfil',
        text: 'Para mostrarla junto a tu nombre. Hasta que la cambies o la quites.',
      },
      identity: {
        name: 'Documentos de identidad',
        text: 'Tu nombre completo, el número de documento y las fotos de tu documento: para verificar tu identidad. El número está cifrado; las fotos solo las podéis ver tú y quien las revisa. Hasta que se cierre la cuenta. Si un envío no se verificó, el número y las fotos se conservan hasta que envíes otro; su fecha, el nombre y el motivo permanecen.',
      },
      secondFactor: {
        name: 'Segundo factor',
        text: 'El secreto de tu app de autenticación, cifrado, y hashes irreversibles de tus códigos de recuperación: para comprobar tus códigos. Hasta que la desactives.',
      },
      removals: {
        name: 'Solicitudes para quitar tu app de autenticación',
        text: 'Qué escribiste, con qué lo acreditaste, desde dónde y qué se decidió: para poder revisar y detener la solicitud de un extraño. Hasta que se cierre la cuenta.',
      },
      passkeys: {
        name: 'Llaves de acceso',
        text: 'La clave pública, el nombre que le diste, el identificador que le da el dispositivo y cuándo se usó por última vez: para que puedas iniciar sesión sin contraseña. Nunca tu huella ni tu cara. Hasta que la elimines.',
      },
      sessions: {
        name: 'Sesiones',
        text: 'El navegador, el dispositivo y la dirección IP de cada inicio de sesión, cuándo empezó, cuándo se usó por última vez y cuándo terminó, y hashes irreversibles de lo que mantiene abierta tu sesión, de un número aleatorio del navegador y del enlace del correo sobre un dispositivo nuevo: para reconocer tus dispositivos, avisarte de uno nuevo y permitirte cerrar su sesión. Una sesión termina tras 30 días sin uso y 180 días después de iniciarse. Su registro se conserva hasta que se cierre la cuenta.',
      },
      activity: {
        name: 'Actividad de la cuenta',
        text: 'Inicios de sesión, contraseñas y códigos incorrectos y cambios de tus ajustes de seguridad, con fecha, dirección IP, navegador y dispositivo: para que puedas detectar a un extraño. Hasta que se cierre la cuenta.',
      },
      money: {
        name: 'Depósitos, retiradas, conversiones, órdenes de cambio, órdenes apalancadas, bloqueos a plazo y movimientos',
        text: 'Con las cotizaciones y ofertas con las que se ejecutaron, tu progreso en las ventanillas, las direcciones y los números de tarjeta ocultos en parte a los que fue el dinero, tus saldos y el saldo resultante de cada uno: porque son nuestros registros financieros. Se conservan cuando se cierra la cuenta; consulta «Cuánto tiempo». Las cotizaciones, las búsquedas en ventanilla y las ofertas que no aceptaste, las retiradas que revisaste sin confirmar y las copias de respuestas que evitan que un pago se tramite dos veces se borran con la cuenta.',
      },
      rooms: {
        name: 'Tus límites, tus pausas y tu tiempo en las salas de apalancamiento',
        text: 'Los límites que te has puesto para importes y pérdidas, cuánto usaste y perdiste cada día, las pausas que elegiste, cuánto tiempo has estado en cada sala y el código con el que entraste: para que tus límites valgan en todos los dispositivos y la sala pueda decirte el tiempo que llevas en ella. Hasta que se cierre la cuenta.',
      },
      addresses: {
        name: 'Direcciones guardadas',
        text: 'Las direcciones de monedero de tu libreta, con los nombres que les diste: para que puedas elegir una y permitir retiradas solo a ellas. Hasta que las elimines o se cierre la cuenta.',
      },
      cards: {
        name: 'Tarjetas bancarias',
        text: 'Las tarjetas que vinculaste, con número, banco, titular y teléfono: para poder pagar en ellas tus retiradas. El número está cifrado; tú lo ves oculto en parte. Hasta que las elimines o se cierre la cuenta. Las retiradas conservan el número oculto en parte.',
      },
      markets: {
        name: 'Mercados favoritos y alertas de precio',
        text: 'Los mercados que marcaste y los precios para los que creaste alertas: para que los encuentres en todos los dispositivos y podamos avisarte. Hasta que los elimines o se cierre la cuenta; una alerta que ya saltó, durante 30 días.',
      },
      receipts: {
        name: 'Justificantes de transferencia',
        text: 'Para confirmar un depósito. Hasta que se cierre la cuenta.',
      },
      petitions: {
        name: 'Mensajes que nos envías',
        text: 'Lo que escribiste en Comentarios y peticiones, sus imágenes y nuestras respuestas: para poder responder y que puedas consultarlo. Hasta que se cierre la cuenta.',
      },
      notices: {
        name: 'Avisos',
        text: 'Los avisos que te enviamos, cuáles has leído y tus ajustes de avisos. Hasta que se cierre la cuenta. Si activas las notificaciones push, la dirección y las claves que dio tu navegador para ellas: hasta que las desactives o cierres sesión allí.',
      },
      codes: {
        name: 'Códigos por correo',
        text: 'Un hash irreversible del código, la dirección a la que se envió y la dirección IP que lo pidió: para comprobar el código y evitar que alguien te inunde de correos. Durante un día.',
      },
      emails: {
        name: 'Correos que te enviamos',
        text: 'Hasta que se envía, y como máximo un día, cada uno está cifrado en la base de datos. En el entorno de pruebas, cada uno es un archivo en la carpeta outbox, con los códigos incluidos. Un operador real los entrega a un proveedor de correo. Hasta que el operador los borre.',
      },
      attempts: {
        name: 'Intentos',
        text: 'Cuántas veces alguien probó una contraseña incorrecta o un código incorrecto en una cuenta y desde qué dirección IP, con hashes irreversibles: para frenar a quien intente adivinarlos. Hasta un día después del último intento.',
      },
      serverLog: {
        name: 'Registro del servidor',
        text: 'Fecha, número y causa técnica de las solicitudes que fallaron y, donde se rechazan muchas, la dirección IP o la red de la última: para encontrar y corregir errores y para detectar ataques. Hasta que el operador lo borre.',
      },
      auditLog: {
        name: 'Registro de auditoría',
        text: 'Qué consultó y decidió el personal del operador, sin nombres ni números de documento: para poder comprobar los accesos a tus documentos. No se borra nunca.',
      },
    },
    html: `
<p>De cada foto eliminamos al recibirla los datos de ubicación y de cámara. Una foto que subes pero no envías se borra al cabo de un día.</p>
<h2>Qué no guardamos</h2>
<ul>
<li>Tu contraseña ni los códigos de recuperación de forma legible.</li>
<li>Lo que miras o tocas en la app.</li>
<li>Nada para publicidad. No se carga nada de otras empresas ni se les envía nada sobre ti, salvo que actives las notificaciones push: entonces cada mensaje pasa por el servicio push del fabricante de tu navegador, cifrado de forma que solo tu navegador puede leerlo.</li>
</ul>
<h2>En tu dispositivo</h2>
<p>Una cookie mantiene tu sesión abierta y otra reconoce este navegador durante 400 días, para que nadie que pruebe contraseñas pueda dejarte fuera. Ningún script puede leerlas. La app recuerda tu idioma, el aspecto, la moneda de los totales y si los importes están ocultos. Para poder abrirse sin conexión, conserva lo último que te mostró, sin tarjetas, documentos ni ajustes de seguridad, durante siete días como máximo o hasta que cierres sesión. Los formularios sin terminar siguen en la pestaña abierta hasta que los envíes o cierres sesión. Las contraseñas nunca están entre ellos.</p>
<h2>Cuánto tiempo</h2>
<p>Cuando cierras tu cuenta, hay un tiempo de espera de 14 días en el que puedes cambiar de idea. Después se borra todo lo que dice quién eres: nombres, correo electrónico, contraseñas, número de documento, fotos, foto de perfil, segundo factor, llaves de acceso, sesiones, actividad de la cuenta, aceptaciones, mensajes que nos enviaste y avisos. Los depósitos, las retiradas, las conversiones, las órdenes, los bloqueos a plazo y los movimientos se conservan con un número, porque los registros financieros tienen que estar completos. Un operador real dice aquí cuántos años exige la ley y si los documentos de identidad deben conservarse más tiempo.</p>
<h2>Tus derechos</h2>
<p>En Seguridad puedes descargar todo lo que guardamos sobre ti y cerrar tu cuenta. Si algo no es correcto, <a href="/contact">contacta con soporte</a>.</p>`,
  },
  agreement: {
    title: 'Condiciones de uso',
    html: `
<p>Unas condiciones deberían ser lo bastante cortas como para leerlas. Este ejemplo no es vinculante. Muestra dónde van las condiciones de un operador real y qué deberían recoger.</p>
<h2>1. Tu cuenta</h2>
<p>Una persona, una cuenta, con tu propio nombre y tu propio correo electrónico. No compartas tu contraseña: quien la tenga puede actuar por ti. Puedes cerrar cualquier sesión y puedes irte cuando quieras.</p>
<h2>2. Tu dinero</h2>
<p>Tu saldo es tuyo, incluidos los importes reservados. El libro contable lo mantiene separado de las cuentas propias de la plataforma, y retirar lo que está disponible no depende nunca de un depósito, una tarea, una bonificación ni un nivel.</p>
<h2>3. Precios y cotizaciones</h2>
<p>Una cotización indica los dos importes, el tipo de cambio, el tipo medio de mercado y el diferencial, y dura 15 segundos según el reloj del servidor. Si la aceptas a tiempo, se ejecuta exactamente como se muestra. Si no, no pasa nada.</p>
<h2>4. Riesgo</h2>
<p>El valor de las monedas y las criptomonedas puede cambiar deprisa y sin previo aviso. Usa solo dinero que te puedas permitir perder. Nada de lo que hay en esta plataforma es asesoramiento.</p>
<h2>5. Lo que no podemos hacer</h2>
<p>No podemos modificar un apunte contable, ejecutar una operación con cifras que no aceptaste ni retener tu dinero para que hagas algo. Si cometemos un error, lo corregimos con un apunte que puedes ver, con su motivo.</p>
<h2>6. Cambios</h2>
<p>Cada versión de estas condiciones tiene un número. Cuando hay una nueva, te la mostramos y te preguntamos si la aceptas. Mientras no lo hagas, sigue vigente para ti la versión que aceptaste, y no se bloquea nada. Si el texto cambia mientras abres una cuenta, te lo decimos y te preguntamos otra vez.</p>
<h2>7. Dinero ficticio</h2>
<p>En el entorno de pruebas nada es real: ni los importes, ni el mercado, ni el operador. Nadie debe nada a nadie.</p>`,
  },
};
