import '../styles/base.css'
