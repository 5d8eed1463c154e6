/** The names by which a machine reaches itself. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
