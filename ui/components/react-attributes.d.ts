import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** HTML invoker commands: without script, the button opens or closes the dialog whose id is `commandfor`. */
    command?: 'show-modal' | 'close'
    commandfor?: string
  }

  interface DialogHTMLAttributes<T> {
    /** `any`: a click outside closes the dialog, just like Escape. */
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
